/** The labels of the story's parts in the editor, in Chinese and English. */
import type { Locale, Text } from '../story-schema.ts'
import type { ListName, CollectionName, SingletonName } from './editable-parts.ts'

const text = (zh: string, en: string): Text => ({ zh, en })

export const singletonLabels: Readonly<Record<SingletonName, Text>> = {
  banner: text('首页横幅', 'Banner of Home'),
  home: text('首页', 'Home'),
  timeline: text('时间线', 'Timeline'),
  culture: text('使命与担当', 'Mission and commitment'),
  people: text('人物页', 'People page'),
  about: text('关于', 'About'),
  samples: text('备用的誓言', 'Pledges that stand in'),
  terms: text('服务条款', 'Terms'),
  privacy: text('隐私说明', 'Privacy'),
}

export const listLabels: Readonly<Record<ListName, Text>> = {
  eras: text('列出哪些时代', 'Which eras are shown'),
  steps: text('列出哪些年份', 'Which years are shown'),
  missions: text('列出哪些工程', 'Which missions are shown'),
  stories: text('首页讲述的人物', 'People told of on Home'),
  others: text('人物页上的其他人', 'The other people'),
}

export const collectionLabels: Readonly<Record<CollectionName, Text>> = {
  eras: text('时代', 'Eras'),
  steps: text('时代之间的年份', 'Years between the eras'),
  missions: text('工程', 'Missions'),
  persons: text('人物', 'People'),
}

export const addLabels: Readonly<Record<CollectionName, Text>> = {
  eras: text('添加时代', 'Add an era'),
  steps: text('添加年份', 'Add a year'),
  missions: text('添加工程', 'Add a mission'),
  persons: text('添加人物', 'Add a person'),
}

/** Labels by the name of a field. A name with its parent, such as `a.b`, takes precedence. */
export const fieldLabels: ReadonlyMap<string, Text> = new Map([
  ['achievements', text('成就', 'Achievements')],
  ['action', text('按钮', 'Button')],
  ['alt', text('画面描述', 'What the picture shows')],
  ['alumni', text('第三章：人物', 'Chapter three: people')],
  ['asOf', text('截至', 'As of')],
  ['avatar', text('徽记', 'Emblem')],
  ['before', text('数字之前', 'Before the number')],
  ['after', text('数字之后', 'After the number')],
  ['caption', text('图注', 'Caption')],
  ['cards', text('入口卡片', 'Cards')],
  ['celebration', text('庆典', 'Celebration')],
  ['chapters', text('各节', 'Passages')],
  ['closing', text('结尾的话', 'Closing words')],
  ['contact', text('联系', 'Contact')],
  ['date', text('日期', 'Date')],
  ['depth', text('详述', 'In depth')],
  ['description', text('概述', 'Description')],
  ['detail', text('细节', 'Detail')],
  ['duration', text('时间', 'Duration')],
  ['entries', text('大事', 'Events')],
  ['epilogue', text('尾声', 'Epilogue')],
  ['era', text('所处的时代', 'Era of the person')],
  ['figures', text('数字', 'Figures')],
  ['finale', text('终章', 'Finale')],
  ['future', text('第四章：寄语未来', 'Chapter four: messages to the future')],
  ['grade', text('年级', 'Class year')],
  ['grid', text('人物一览', 'All people on one sheet')],
  ['heading', text('小标题', 'Heading')],
  ['hero', text('第一屏', 'First screen')],
  ['history', text('历史', 'History')],
  ['href', text('去向', 'Leads to')],
  ['images', text('插图', 'Plates')],
  ['impact', text('影响', 'Impact')],
  ['information', text('基本信息', 'Facts')],
  ['invitation', text('邀请语', 'Invitation')],
  ['key', text('地址用名', 'Name in addresses')],
  ['keyFigures', text('关键人物', 'Key figures')],
  ['keys', text('次序', 'Order')],
  ['label', text('名称', 'Label')],
  ['labels', text('对照', 'Labelled values')],
  ['lead', text('导语', 'Lead')],
  ['lines', text('诗行', 'Lines')],
  ['longer', text('更多段落', 'Further paragraphs')],
  ['message', text('寄语', 'Message')],
  ['mission', text('第二章：工程', 'Chapter two: missions')],
  ['modern', text('今天', 'Today')],
  ['name', text('名字', 'Name')],
  ['note', text('附注', 'Note')],
  ['opening', text('开篇', 'Opening')],
  ['paragraphs', text('段落', 'Paragraphs')],
  ['participants', text('规模', 'Scale')],
  ['picture', text('图', 'Picture')],
  ['pledges', text('誓言', 'Pledges')],
  ['points', text('要点', 'Points')],
  ['preview', text('一句话介绍', 'In one sentence')],
  ['project', text('项目', 'Project')],
  ['prompt', text('点火提示', 'Prompt at the torch')],
  ['quote', text('引文', 'Quotation')],
  ['quoteNote', text('引文出自', 'Where the quotation is from')],
  ['river', text('长河', 'The river')],
  ['role', text('身份', 'Role')],
  ['roles', text('分工', 'Roles')],
  ['rows', text('条目', 'Rows')],
  ['sections', text('各节', 'Sections')],
  ['slogan', text('口号', 'Slogan')],
  ['sources', text('出处', 'Sources')],
  ['spirit', text('精神', 'Spirit')],
  ['statistics', text('当年的数字', 'Figures of that year')],
  ['story', text('故事', 'Story')],
  ['subtitle', text('副标题', 'Subtitle')],
  ['team', text('团队', 'Team')],
  ['text', text('正文', 'Text')],
  ['timeline', text('第一章：时间线', 'Chapter one: timeline')],
  ['title', text('标题', 'Title')],
  ['university', text('大学', 'University')],
  ['updated', text('更新日期', 'Updated')],
  ['url', text('地址', 'Address')],
  ['value', text('内容', 'Value')],
  ['visitorLine', text('访客编号那句话', 'Line with the number of the visitor')],
  ['year', text('年份', 'Year')],
  ['years', text('生卒年', 'Years of life')],
  ['action.text', text('文字', 'Words')],
  ['picture.url', text('图片', 'Image')],
  ['images.url', text('图片', 'Image')],
  ['avatar.url', text('图片', 'Image')],
])

/** Returns the label of the field at a path; `steps` are the names from the outermost field to this one. */
export function fieldLabel(steps: readonly string[], locale: Locale): string {
  const names = steps.filter(step => !/^\d+$/.test(step))
  const name = names.at(-1) ?? ''
  return (fieldLabels.get(names.slice(-2).join('.')) ?? fieldLabels.get(name))?.[locale] ?? name
}
