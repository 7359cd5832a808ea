/** The section about this site: its purpose, its technology, the people and their tasks, and the contact. */
import type { About } from '../page-schema.ts'
import { site } from '../site.ts'
import { university } from '../sources/university.ts'

export const project: About['project'] = {
  title: { zh: '关于本项目', en: 'About the Project' },
  paragraphs: [
    {
      zh: '这是一个独立制作的演示：用一所大学的真实历史，做一部会动的纪念册。它与学校没有隶属关系，不使用校徽，不用校园照片，不放真人肖像，也不替任何人编造话语。',
      en: 'This is an independent demonstration: a commemorative volume that moves, made of a university’s real history. It has no tie to the university. It uses no crest, no photographs of the campus and no portraits, and it puts words into nobody’s mouth.',
    },
    {
      zh: '每个数字旁边都写着从哪里来、截至何时。查到的说法彼此不合，就不写，或者写明不合。',
      en: 'Beside each figure stands where it comes from and as of when. Where sources disagree, the figure is left out, or the disagreement is told.',
    },
  ],
  points: [
    {
      title: { zh: '开放的软件', en: 'Open software' },
      text: {
        zh: '网站建在开放源代码的软件之上：Node.js、React、Remix、tRPC、Hono、MikroORM 与 PostgreSQL。',
        en: 'The site stands on open-source software: Node.js, React, Remix, tRPC, Hono, MikroORM and PostgreSQL.',
      },
    },
    {
      title: { zh: '自己画的图', en: 'Drawn for this' },
      text: {
        zh: '插图、徽记和首页的短片都为本站新作；人物以器物为记，不画面容。',
        en: 'Plates, emblems and the short film on the first page were made for this site. People are shown by their tools, never by their faces.',
      },
    },
    {
      title: { zh: '谁都能用', en: 'For everyone' },
      text: {
        zh: '中英两种文字；可以只用键盘，可以减少动态，不开脚本也读得完、写得成。',
        en: 'In two languages; usable by keyboard alone, with reduced motion, and, where scripts are off, still readable and still able to take what you write.',
      },
    },
    {
      title: { zh: '可以换一所学校', en: 'Another school' },
      text: {
        zh: '故事与程序分开存放。换一册内容，它就是另一所学校的纪念册。',
        en: 'Story and program are kept apart. With another volume of content it becomes another school’s commemorative site.',
      },
    },
  ],
}

export const team: About['team'] = {
  title: { zh: '开发团队', en: 'Development Team' },
  lead: { zh: '只列分工，不列姓名。', en: 'By task, not by name.' },
  roles: [
    {
      title: { zh: '撰稿与编辑', en: 'Writing and editing' },
      text: {
        zh: '查史料，写中英两稿，核对每个数字的出处。',
        en: 'Reads the sources, writes both languages, and checks where each figure comes from.',
      },
    },
    {
      title: { zh: '插图与短片', en: 'Drawing and film' },
      text: {
        zh: '画图版与徽记，做首页的火与水。',
        en: 'Draws plates and emblems, and makes the fire and water of the first page.',
      },
    },
    {
      title: { zh: '设计', en: 'Design' },
      text: { zh: '定版式、字体、颜色与节奏。', en: 'Settles page, type, colour and pace.' },
    },
    {
      title: { zh: '前端与服务端', en: 'Front and back' },
      text: {
        zh: '写页面，写接口，管数据的来去与安全。',
        en: 'Builds the pages and what stands behind them, and keeps the stored words safe.',
      },
    },
    {
      title: { zh: '测试与无障碍', en: 'Testing and access' },
      text: {
        zh: '在旧浏览器、小屏幕上，只用键盘，把每一页走一遍。',
        en: 'Walks every page on old browsers and small screens, and by keyboard alone.',
      },
    },
    {
      title: { zh: '内容审核', en: 'Moderation' },
      text: { zh: '先读每一条誓言，再让它汇入流动的星火。', en: 'Reads every pledge before it joins the stream.' },
    },
  ],
}

export const contact: About['contact'] = {
  title: { zh: '联系我们', en: 'Contact Us' },
  paragraphs: [
    {
      zh: '关于本站的问题、勘误和建议，可以写成文章，或留在文章后的评论里，管理员都会看。史料有误，请附上出处，我们改。',
      en: 'Questions, corrections and suggestions about this site can be written as an article or left in the comments of one; the administrators read them all. If a fact is wrong, please give a source, and it will be put right.',
    },
    {
      zh: '下面是学校的地址，供来访与通信；招生、学籍等校务，请直接联系河海大学。',
      en: 'The addresses below are the university’s, for visits and letters. In matters of admission or records please turn to Hohai University itself.',
    },
  ],
  rows: [
    { label: { zh: '西康路校区', en: 'Xikang Road' }, value: site.address },
    { label: { zh: '江宁校区', en: 'Jiangning' }, value: site.secondAddress },
    {
      label: { zh: '学校网站', en: 'University website' },
      value: { zh: '河海大学官网 www.hhu.edu.cn', en: 'Hohai University, www.hhu.edu.cn' },
    },
  ],
  sources: [university.addresses],
}
