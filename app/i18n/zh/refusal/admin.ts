/** Refusals of the admin area: backups, bin, boards, story. */
export const admin = {
  backup: {
    file_gone: '这份备份的文件不在了',
    kept: '请填 1 到 60 的整数',
    no_storage: '没有对象存储：设置 STORAGE 没有指定',
    not_found: '没有这份备份',
    running: '正在备份，请等它完成',
    time: '请填时间，如 03:30',
  },
  bin: {
    none_chosen: '请先选中要恢复的文字',
    too_many_chosen: '一次最多恢复 100 条',
  },
  story: {
    not_found: '没有找到这部分内容',
    too_long: '这部分内容太长',
    draft_changed: '草稿刚被另一位管理员改过，为免互相覆盖没有保存；请重新打开本页',
    changed: '这部分内容刚被另一位管理员发布过；请重新打开本页，核对之后再发布',
    incomplete: '还有 {{number}} 处需要填好才能发布',
    same: '与现在公开的内容相同，没有要发布的改动',
  },
  board: {
    name_required: '请填写版块名称',
    name_too_long: '版块名称不能超过50字',
    name_taken: '已有同名的版块',
    description_too_long: '版块简介不能超过300字',
    icon_too_long: '图标不能超过100字',
    status: '版块状态只能是开放或已归档',
    not_found: '没有找到这个版块',
    has_posts: '版块里还有帖子，不能删除',
    archived: '版块已归档，不能再发帖或回复',
  },
}
