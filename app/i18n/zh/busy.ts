/** The page that visitors get while too many send requests at the same time. */
export const busy = {
  title: '此刻来人众多',
  reloads: '本页会自动重新打开。',
  now: '立即重试',
  sendAgain: '您的内容尚未送达：请返回上一页，稍后再次提交。',
}
