/** The labels of the story's parts in the editor, in Chinese and English. */
import type { Locale, Text } from '../schema.ts'
import type { ListName, Pool, WholeName } from './units.ts'

const called = (zh: string, en: string): Text => ({ zh, en })

export const wholeLabels: Readonly<Record<WholeName, Text>> = {
  banner: called('首页横幅', 'Banner of Home'),
  home: called('首页', 'Home'),
  timeline: called('时间线', 'Timeline'),
  culture: called('使命与担当', 'Mission and commitment'),
  people: called('人物页', 'People page'),
  about: called('关于', 'About'),
  samples: called('备用的誓言', 'Pledges that stand in'),
  terms: called('服务条款', 'Terms'),
  privacy: called('隐私说明', 'Privacy'),
}

export const listLabels: Readonly<Record<ListName, Text>> = {
  eras: called('列出哪些时代', 'Which eras are shown'),
  steps: called('列出哪些年份', 'Which years are shown'),
  missions: called('列出哪些工程', 'Which missions are shown'),
  stories: called('首页讲述的人物', 'People told of on Home'),
  others: called('人物页上的其他人', 'The other people'),
}

export const poolLabels: Readonly<Record<Pool, Text>> = {
  eras: called('时代', 'Eras'),
  steps: called('时代之间的年份', 'Years between the eras'),
  missions: called('工程', 'Missions'),
  persons: called('人物', 'People'),
}

export const addLabels: Readonly<Record<Pool, Text>> = {
  eras: called('添加时代', 'Add an era'),
  steps: called('添加年份', 'Add a year'),
  missions: called('添加工程', 'Add a mission'),
  persons: called('添加人物', 'Add a person'),
}

/** Labels by the name of a part. A name with its parent, such as `a.b`, takes precedence. */
export const partLabels: ReadonlyMap<string, Text> = new Map([
  ['achievements', called('成就', 'Achievements')],
  ['action', called('按钮', 'Button')],
  ['alt', called('画面描述', 'What the picture shows')],
  ['alumni', called('第三章：人物', 'Chapter three: people')],
  ['asOf', called('截至', 'As of')],
  ['avatar', called('徽记', 'Emblem')],
  ['before', called('数字之前', 'Before the number')],
  ['after', called('数字之后', 'After the number')],
  ['caption', called('图注', 'Caption')],
  ['cards', called('入口卡片', 'Cards')],
  ['celebration', called('庆典', 'Celebration')],
  ['chapters', called('各节', 'Passages')],
  ['closing', called('结尾的话', 'Closing words')],
  ['contact', called('联系', 'Contact')],
  ['date', called('日期', 'Date')],
  ['depth', called('详述', 'In depth')],
  ['description', called('概述', 'Description')],
  ['detail', called('细节', 'Detail')],
  ['duration', called('时间', 'Duration')],
  ['entries', called('大事', 'Events')],
  ['epilogue', called('尾声', 'Epilogue')],
  ['era', called('所处的时代', 'Era of the person')],
  ['figures', called('数字', 'Figures')],
  ['finale', called('终章', 'Finale')],
  ['future', called('第四章：寄语未来', 'Chapter four: messages to the future')],
  ['grade', called('年级', 'Class year')],
  ['grid', called('人物一览', 'All people on one sheet')],
  ['heading', called('小标题', 'Heading')],
  ['hero', called('第一屏', 'First screen')],
  ['history', called('历史', 'History')],
  ['href', called('去向', 'Leads to')],
  ['images', called('插图', 'Plates')],
  ['impact', called('影响', 'Impact')],
  ['information', called('基本信息', 'Facts')],
  ['invitation', called('邀请语', 'Invitation')],
  ['key', called('地址用名', 'Name in addresses')],
  ['keyFigures', called('关键人物', 'Key figures')],
  ['keys', called('次序', 'Order')],
  ['label', called('名称', 'Label')],
  ['labels', called('对照', 'Labelled values')],
  ['lead', called('导语', 'Lead')],
  ['lines', called('诗行', 'Lines')],
  ['longer', called('更多段落', 'Further paragraphs')],
  ['message', called('寄语', 'Message')],
  ['mission', called('第二章：工程', 'Chapter two: missions')],
  ['modern', called('今天', 'Today')],
  ['name', called('名字', 'Name')],
  ['note', called('附注', 'Note')],
  ['opening', called('开篇', 'Opening')],
  ['paragraphs', called('段落', 'Paragraphs')],
  ['participants', called('规模', 'Scale')],
  ['picture', called('图', 'Picture')],
  ['pledges', called('誓言', 'Pledges')],
  ['points', called('要点', 'Points')],
  ['preview', called('一句话介绍', 'In one sentence')],
  ['project', called('项目', 'Project')],
  ['prompt', called('点火提示', 'Prompt at the torch')],
  ['quote', called('引文', 'Quotation')],
  ['quoteNote', called('引文出自', 'Where the quotation is from')],
  ['river', called('长河', 'The river')],
  ['role', called('身份', 'Role')],
  ['roles', called('分工', 'Roles')],
  ['rows', called('条目', 'Rows')],
  ['sections', called('各节', 'Sections')],
  ['slogan', called('口号', 'Slogan')],
  ['sources', called('出处', 'Sources')],
  ['spirit', called('精神', 'Spirit')],
  ['statistics', called('当年的数字', 'Figures of that year')],
  ['story', called('故事', 'Story')],
  ['subtitle', called('副标题', 'Subtitle')],
  ['team', called('团队', 'Team')],
  ['text', called('正文', 'Text')],
  ['timeline', called('第一章：时间线', 'Chapter one: timeline')],
  ['title', called('标题', 'Title')],
  ['university', called('大学', 'University')],
  ['updated', called('更新日期', 'Updated')],
  ['url', called('地址', 'Address')],
  ['value', called('内容', 'Value')],
  ['visitorLine', called('访客编号那句话', 'Line with the number of the visitor')],
  ['year', called('年份', 'Year')],
  ['years', called('生卒年', 'Years of life')],
  ['action.text', called('文字', 'Words')],
  ['picture.url', called('图片', 'Image')],
  ['images.url', called('图片', 'Image')],
  ['avatar.url', called('图片', 'Image')],
])

/** Returns the label of the part at a path; `steps` are the names from the outermost part to this one. */
export function partLabel(steps: readonly string[], locale: Locale): string {
  const names = steps.filter(step => !/^\d+$/.test(step))
  const name = names.at(-1) ?? ''
  return (partLabels.get(names.slice(-2).join('.')) ?? partLabels.get(name))?.[locale] ?? name
}
