export const members = {
  said: {
    'member.create': '账号已建立',
    'member.edit': '账号已保存',
    'member.setRole': '角色已更改',
    'member.remove': '账号已删除',
    'member.removeMany': '账号已删除',
  },
  calls: {
    'member.list': '全部账号，后注册的在前；search 是用户名或邮箱的一部分',
    'member.byId': '一个账号',
    'member.create': '建立账号，关闭注册时也可以',
    'member.edit': '修改账号；没有写的字段和空的密码不变。改密码会结束该用户的登录会话',
    'member.setRole': '更改角色；不能取消自己的管理员角色',
    'member.remove': '删除账号；texts 为 keep（默认）时文字留下但不署名，为 remove 时一并删除；不能删除自己',
    'member.removeMany': '批量删除账号，恰好删除给出的编号，要么全部要么一个也不删',
  },
  examples: {
    'member.create': { username: 'hehai_1915', email: 'alumna@example.edu', password: 'lighthouse-1915', role: 'user' },
    'member.edit': { graduationYear: 2020, department: '水利水电学院' },
    'member.setRole': { role: 'admin' },
    'member.remove': { texts: 'keep' },
    'member.removeMany': { ids: [7, 8], texts: 'remove' },
  },
  tags: {},
}
