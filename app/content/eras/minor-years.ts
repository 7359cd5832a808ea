/** The minor years between the four eras, for the full timeline. */
import { illustration } from '../pictures.ts'
import type { Step } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'

export const steps: Step[] = [
  {
    year: 1917,
    title: { zh: '特科毕业', en: 'The special class graduates' },
    text: {
      zh: '两年期满，首届特科学生离校，汪胡桢、须恺在内。他们带走的学问，后来用在淮河上。',
      en: 'Two years were up. Among those who left were Wang Huzhen and Xu Kai; what they had learned was to be used on the Huai.',
    },
    picture: illustration('slide-rule'),
    sources: [lives.wangAlumni, lives.xuKaiArchives],
  },
  {
    year: 1922,
    title: { zh: '李仪祉回陕', en: 'Li Yizhi goes home' },
    text: {
      zh: '教了七年书的教务长回到陕西，去修关中的渠。1932年，泾惠渠一期放水。',
      en: 'After seven years as dean he returned to Shaanxi to build the canals of Guanzhong. In 1932 the first stage of the Jinghui was in use.',
    },
    picture: illustration('sluice-gates'),
    sources: [lives.liDaily, lives.liJiangsu],
  },
  {
    year: 1924,
    title: { zh: '河海工科大学', en: 'Hohai College of Engineering' },
    text: {
      zh: '与东南大学工科合并，专门学校升为大学，名字里还留着“河海”。',
      en: 'Joined with the engineering departments of Southeast University, the school became a college and kept “Hohai” in its name.',
    },
    sources: [university.history, university.firstSchool],
  },
  {
    year: 1927,
    title: { zh: '校名暂歇', en: 'The name falls silent' },
    text: {
      zh: '学校并入第四中山大学。自1915年起，十届共232人毕业。',
      en: 'The college was merged into the Fourth Zhongshan University. Since 1915 ten classes had graduated, 232 people in all.',
    },
    sources: [university.history, university.firstSchool],
  },
  {
    year: 1954,
    date: { zh: '1954年11月', en: 'November 1954' },
    title: { zh: '佛子岭竣工', en: 'Foziling is finished' },
    text: {
      zh: '21个拱，510米长，74.4米高：汪胡桢主持设计的连拱坝立在淠河上。1983年坝体加高到75.9米。',
      en: 'Twenty-one arches, 510 metres long, 74.4 metres high: the dam designed under Wang Huzhen stood across the Pi. In 1983 it was raised to 75.9.',
    },
    picture: illustration('foziling-arches'),
    sources: [works.foziling, lives.wangAlumni],
  },
  {
    year: 1958,
    title: { zh: '去长江口，去越南', en: 'To the Yangtze mouth, and to Vietnam' },
    text: {
      zh: '严恺开始研究长江口；顾兆勋在越南执教一年，得友谊勋章。',
      en: 'Yan Kai began his research on the mouth of the Yangtze; Gu Zhaoxun received a friendship medal for a year of teaching in Vietnam.',
    },
    picture: illustration('harbour-dredger'),
    sources: [lives.yanDaily, university.abroad],
  },
  {
    year: 1960,
    title: { zh: '全国重点大学', en: 'A national key university' },
    text: {
      zh: '建院第八年，华东水利学院列为全国重点大学。',
      en: 'In its eighth year the institute was named a national key university.',
    },
    picture: illustration('model-laboratory'),
    sources: [university.profile],
  },
  {
    year: 1992,
    title: { zh: '走完海岸线', en: 'The coast surveyed' },
    text: {
      zh: '严恺领导的全国海岸带调查获国家科技进步一等奖。',
      en: 'The national coast survey that Yan Kai had guided received a first-class national prize for science and technology.',
    },
    picture: illustration('sea-wall'),
    sources: [lives.yanDaily, lives.yanLife],
  },
  {
    year: 2003,
    title: { zh: '三峡蓄水通航', en: 'The Gorges open' },
    text: {
      zh: '水库蓄水，船从闸里过坝，首批机组发电。论证由钱正英主持，严恺是顾问。',
      en: 'The reservoir filled, ships passed the dam by its locks and the first units ran. Qian Zhengying had led the appraisal; Yan Kai was among its advisers.',
    },
    picture: illustration('ship-lock'),
    sources: [works.gorges, works.gorgesSchedule, lives.qian, lives.yanDaily],
  },
  {
    year: 2014,
    date: { zh: '2014年12月12日', en: '12 December 2014' },
    title: { zh: '江水北上', en: 'Water runs north' },
    text: {
      zh: '南水北调东、中线一期全面通水。校友工程师参与其中。',
      en: 'The first stage of both routes of the diversion came into full service, with alumni among its engineers.',
    },
    picture: illustration('water-lift'),
    sources: [works.diversionTenYears, university.lectures2025],
  },
  {
    year: 2022,
    title: { zh: '白鹤滩与卡洛特', en: 'Baihetan and Karot' },
    text: {
      zh: '6月，巴基斯坦卡洛特水电站投入商业运行；12月20日，白鹤滩16台机组全部投产。',
      en: 'In June the Karot station in Pakistan began commercial operation; on 20 December all 16 units at Baihetan were in service.',
    },
    picture: illustration('turbine-runner'),
    sources: [works.karotYear, works.baihetanDone],
  },
  {
    year: 2025,
    date: { zh: '2025年8月2日', en: '2 August 2025' },
    title: { zh: '校旗上路', en: 'The flag sets out' },
    text: {
      zh: '校庆之前，上海的校友把校旗一双手一双手地传下去。',
      en: 'Before the anniversary, alumni in Shanghai passed the university flag from hand to hand.',
    },
    sources: [university.flag2025],
  },
]
