/** Built-in system messages: shown in Chinese in both languages, with the English below on an English page (docs/product.md#system-messages). */
export const systemMessages = {
  sessionEnded: '登录信息已过期，请重新登录',
  requestFailed: '请求失败',
  loginFailed: '登录失败',
  registrationFailed: '注册失败',
  adminsOnly: '需要管理员权限才能访问此页面',
  network: '网络错误，请稍后重试',
  pageLoad: '页面加载失败',
}
