export const settings = {
  said: {
    'setting.setRegistration': '设置已保存',
    'setting.setSmtp': '邮件服务器的设置已保存',
    'setting.testSmtp': '测试邮件已发出',
  },
  calls: {
    'setting.setRegistration': '开放或关闭注册',
    'setting.listConfigs': '全部设置',
    'setting.config': '一项设置',
    'setting.setSmtp': '设置邮件服务器并试着连接；密码为空或 ****** 表示不变，host 为空表示清除',
    'setting.testSmtp': '寄一封测试邮件；失败时 message 是邮件服务器的原话',
  },
  examples: {
    'setting.setRegistration': { enabled: true },
    'setting.setSmtp': {
      host: 'smtp.example.edu',
      port: 587,
      secure: false,
      user: 'site@example.edu',
      password: 'app-password',
    },
    'setting.testSmtp': { to: 'admin@example.edu' },
  },
  tags: {
    admin: '管理',
  },
}
