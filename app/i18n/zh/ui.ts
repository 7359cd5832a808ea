/** Texts of the generic controls, which do not know what they are used for. */
export const ui = {
  toast: {
    region: '提示消息',
    close: '关闭',
    title: { success: '成功', error: '错误', warning: '警告', info: '提示' },
  },
  confirm: {
    title: '确认',
    confirm: '确定',
    cancel: '取消',
    icon: { warning: '警告', danger: '删除', info: '说明', default: '询问' },
  },
  prompt: { title: '输入' },
  field: { optional: '选填', counter: '已输入 {{length}} 字，最多 {{limit}} 字', bound: '最多 {{limit}} 字' },
  password: { show: '显示密码' },
  summary: { title: '请先改正以下 {{number}} 处' },
  pager: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} / {{pages}} 页',
    total: '共 {{total}} 条',
  },
  languages: { zh: '中文', en: '英文' },
  texts: {
    label: '文字的语言',
    this: '中文',
    all: '全部语言',
    none: '这里还没有中文的内容，先列出其他语言的。',
  },
  plate: { number: '图 {{number}}' },
  sources: { title: '出处与时间', asOf: '截至 {{date}}' },
  time: {
    justNow: '刚刚',
    minute: '1 分钟前',
    minutes: '{{number}} 分钟前',
    hour: '1 小时前',
    hours: '{{number}} 小时前',
    day: '1 天前',
    days: '{{number}} 天前',
  },
  draft: { restored: '已恢复上次没有提交的内容。', discard: '清除' },
}
