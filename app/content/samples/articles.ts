import type { z } from 'zod'
import type { articleSchema } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'

/** Four short articles in CommonMark with facts of this content, for an empty database. */
export const seedArticles: z.output<typeof articleSchema>[] = [
  {
    category: 'history',
    title: { zh: '丁家桥的春天', en: 'Spring at Dingjiaqiao' },
    summary: {
      zh: '一所没有校舍的学校，五个星期里招齐学生，开了学。',
      en: 'A school without a building found its students in five weeks, and opened.',
    },
    content: {
      zh: '1915年2月7日，学校开始向直隶、山东、江苏、浙江四省招生：要一批愿意学治河的年轻人。\n\n校舍是没有的，借了江苏省议会在丁家桥的房子；先例也是没有的，这是中国第一所专门培养水利人才的高等学府。3月15日，开学。\n\n## 两班，八十人\n\n第一年招了两班，其中一班叫“特科”，两年毕业，因为淮河的工程等着用人。另有19个山东学生，在补习班里先打底子。\n\n校长许肇南28岁，从美国回来；教务长李仪祉，从德国回来。他们要用中文讲一门中文里还没有多少词的学问。\n\n## 三个注重\n\n学校把要求说得很短：注重品行，注重身体，注重学理与实地练习。一百一十年过去，这三句话不需要改。',
      en: 'On 7 February 1915 the school began to enrol in Zhili, Shandong, Jiangsu and Zhejiang. It wanted young people who would learn to manage rivers.\n\nThere was no building, so it borrowed the rooms of the Jiangsu assembly at Dingjiaqiao. Nor was there a precedent: this was the first higher school in China for hydraulic engineering. On 15 March it opened.\n\n## Two classes, eighty students\n\nThe first year had two classes. One of them, the “special class”, would finish in two years, since the works on the Huai could not wait. Nineteen more, from Shandong, sat in a preparatory class.\n\nXu Zhaonan, the principal, was 28 and had studied in America; Li Yizhi, the dean, came from Germany. They had to teach in Chinese a subject for which Chinese had few words as yet.\n\n## Three emphases\n\nWhat the school asked for was soon said: character, health, and theory together with practice in the field. A hundred and ten years have not made it necessary to change a word.',
    },
    tags: [
      { zh: '创校', en: 'founding' },
      { zh: '丁家桥', en: 'Dingjiaqiao' },
    ],
    sources: [university.firstPrincipal, university.firstStudents, university.press2025],
  },
  {
    category: 'people',
    title: { zh: '“水库”两个字', en: 'Two syllables for a reservoir' },
    summary: {
      zh: '一个学生想了一夜的词，后来成了他一生要修的东西。',
      en: 'A student lay awake over a word, and spent his life building what it meant.',
    },
    content: {
      zh: '据说李仪祉在课上讲到 reservoir，一时没有合适的中文。古书里有“陂”，有“塘”，都是单字，念起来不顺。他请学生们想一想。\n\n汪胡桢想了一夜，第二天说：水库。粮有粮库，水也该有。\n\n那是1915年招来的第一班学生。两年后他从特科毕业，又去康奈尔读了硕士。1950年淮河大水，治淮开始，他主持设计佛子岭：21个拱，510米长，74.4米高，1954年11月竣工，是亚洲第一座大型钢筋混凝土连拱坝。\n\n坝后面的那片水，就叫佛子岭水库。',
      en: 'It is told that Li Yizhi, lecturing on the “reservoir”, found himself without a Chinese word for it. The old books had single syllables that sat badly on the tongue. He asked his students to think.\n\nWang Huzhen lay awake, and next day he said: shuiku. Grain has its storehouse, a ku; water should have one too.\n\nHe belonged to the first class, that of 1915. Two years later he left the special course and went on to Cornell. When the Huai flooded in 1950 and the great works began, he led the design of Foziling: 21 arches, 510 metres long, 74.4 high, finished in November 1954, Asia’s first large multiple-arch dam in reinforced concrete.\n\nThe water behind it is called Foziling Shuiku.',
    },
    tags: [
      { zh: '汪胡桢', en: 'Wang Huzhen' },
      { zh: '佛子岭', en: 'Foziling' },
    ],
    sources: [lives.wangStudent, lives.wangAlumni, works.foziling],
  },
  {
    category: 'maxims',
    title: { zh: '十六个字', en: 'Sixteen characters' },
    summary: {
      zh: '艰苦朴素，实事求是，严格要求，勇于探索：一条校训的读法。',
      en: 'Plain living, truth from facts, strict standards, daring to explore: one way to read a motto.',
    },
    content: {
      zh: '> 艰苦朴素，实事求是，严格要求，勇于探索\n\n这十六个字由严恺提出，是河海大学的校训。\n\n“艰苦朴素”可以从草棚里读起：1953年，有些课就在操场的草棚里上。“实事求是”要到河边去读，水位几何，泥沙多少，量了才算。“严格要求”是坝教的，差一点，坝不答应。“勇于探索”是海教的，岸线每天都在改，昨天的图今天未必够用。\n\n欢迎在这里写下你自己的一句。',
      en: '> Plain living, truth from facts, strict standards, daring to explore\n\nYan Kai put these sixteen characters forward; they are the motto of Hohai University. The English is ours.\n\nPlain living one can read in the straw sheds, where some classes were held in 1953. Truth from facts has to be read beside a river: the level and the silt are what they are when measured. Strict standards are taught by dams, which do not accept an approximation. Daring to explore is taught by the sea, whose shore has moved since yesterday’s chart.\n\nYou are invited to add a line of your own.',
    },
    tags: [
      { zh: '校训', en: 'motto' },
      { zh: '严恺', en: 'Yan Kai' },
    ],
    sources: [university.motto, university.strawSheds],
  },
  {
    category: 'anniversary',
    title: { zh: '校旗上路，灯下开课', en: 'A flag on the road, a lecture by lamplight' },
    summary: {
      zh: '校庆之前的两个日子：8月2日在上海，10月12日在校园。',
      en: 'Two dates on the way to the anniversary: 2 August in Shanghai, 12 October on campus.',
    },
    content: {
      zh: '2025年10月27日是河海大学建校110周年。在它之前，有两个日子值得记下。\n\n**8月2日，上海。** 校友们聚在一起，把校旗一双手一双手地传下去。旗本身没有变，经过的手多了。\n\n**10月12日晚，南京。** 约六千名师生坐满校园里的会场。五位做工程的校友回来，讲南水北调、三峡、黄河古贤、白鹤滩和海上风电。校歌《大哉河海奔前程》又唱了一遍。\n\n本站的火炬接力就从那面旗学来：接过一棒，添一句话，交给下一个人。',
      en: 'On 27 October 2025 Hohai University is 110 years old. Two earlier days deserve a note.\n\n**2 August, Shanghai.** Alumni met and passed the university flag from hand to hand. The flag is what it was; more hands have held it.\n\n**The evening of 12 October, Nanjing.** About six thousand members of the university filled a ground on campus, and five alumni engineers came back to speak of the South-to-North diversion, the Three Gorges, Guxian on the Yellow River, Baihetan, and wind at sea. The school song, “Great Hohai”, was sung again.\n\nThe torch relay on this site learned from that flag: take a leg, add a line, hand it on.',
    },
    tags: [
      { zh: '110周年', en: '110 years' },
      { zh: '校旗传递', en: 'flag relay' },
    ],
    sources: [university.press2025, university.flag2025, university.evening2025, university.song],
  },
]
