export const settings = {
  said: {
    'setting.setRegistration': '设置已保存',
  },
  calls: {
    'setting.setRegistration': '开放或关闭注册',
  },
  examples: {
    'setting.setRegistration': { enabled: true },
  },
  tags: {
    admin: '管理',
  },
}
