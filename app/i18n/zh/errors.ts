/** Error pages: what happened, in one sentence, and where to go from here. */
export const errors = {
  missing: {
    title: '这里没有这一页',
    text: '地址也许写错了，也许那一页已经不在。河道还在：从下面任何一处都能回到水里。',
  },
  forbidden: { title: '这一页没有向你开放', text: '它属于别人，或者只给管理员看。' },
  unavailable: {
    title: '暂时读不到这一页',
    text: '存放内容的地方现在没有应答，请过一会儿再试。讲故事的各页仍然可以阅读。',
  },
  busy: { title: '此刻来人众多', text: '大家都在翻看，还没有轮到这一页。请过几秒再试。' },
  network: { title: '网络没有接通', text: '这一页没有送到。请检查网络，然后再试一次。' },
  load: { title: '页面加载失败', text: '这一页的文件没有取到，网站可能刚刚更新过。再试一次，多半就好了。' },
  refused: { title: '这个请求没有办成', text: '发来的内容不完整，或者这个地址不接受这样的请求。' },
  fault: { title: '网站出了点问题', text: '问题已经记下。请稍后再试，或者先看看别的页面。' },
  forum: { boards: '版块加载失败', board: '版块加载失败', post: '帖子加载失败', back: '返回论坛' },
  reference: '记录编号',
  retry: '再试一次',
  home: '回到首页',
  elsewhereTitle: '从这里重新下水',
}
