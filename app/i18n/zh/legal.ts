export const legal = {
  contents: '本页目录',
  updated: '更新于',
}
