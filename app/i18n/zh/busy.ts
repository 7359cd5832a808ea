/** The page for those who are too many at one moment. */
export const busy = {
  title: '此刻来人众多',
  reloads: '本页会自动重新打开。',
  now: '立即重试',
  sendAgain: '您的内容尚未送达：请返回上一页，稍后再次提交。',
}
