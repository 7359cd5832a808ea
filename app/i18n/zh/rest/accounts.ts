export const accounts = {
  said: {
    'member.register': '注册成功！',
    'session.login': '登录成功',
    'session.refresh': '已获得新的访问令牌',
    'session.logout': '已退出登录',
  },
  calls: {
    'setting.registration': '是否开放注册',
    'member.register': '注册账号',
    'session.login': '用用户名或邮箱登录',
    'session.refresh': '用刷新令牌换取新的访问令牌；刷新令牌不变，可以并行调用',
    'session.logout': '结束当前会话；没有会话时同样成功',
    'member.me': '当前登录的用户',
  },
  examples: {
    'member.register': { username: 'hehai_1915', email: 'alumna@example.edu', password: 'lighthouse-1915' },
    'session.login': { username: 'hehai_1915', password: 'lighthouse-1915' },
    'session.refresh': { refreshToken: 'REFRESH_TOKEN' },
  },
  tags: {
    auth: '注册与登录',
  },
}
