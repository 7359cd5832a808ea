export const backups = {
  said: {
    'backup.make': '开始备份',
    'backup.remove': '备份已删除',
    'backup.setPlan': '备份计划已保存',
  },
  calls: {
    'backup.list': '全部备份，最近的在前',
    'backup.make': '立即备份；结果见列表',
    'backup.plan': '备份计划，以及下一次每日备份的时间',
    'backup.setPlan': '每日备份的时间（上海时间）、保留份数与存放处',
    'backup.remove': '删除一份备份和它的文件',
  },
  examples: {
    'backup.setPlan': { daily: true, time: '03:30', kept: 7, place: 'folder' },
  },
}
