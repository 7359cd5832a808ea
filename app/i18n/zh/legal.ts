export const legal = {
  contents: '目录',
  updated: '更新于',
}
