/** First sparks and blessings for an empty database; their authors are fictional, like those of the samples. */
export const seedPledges = [
  {
    name: { zh: '一位2003届毕业生', en: 'A graduate of 2003' },
    grade: { zh: '水文与水资源', en: 'Hydrology' },
    message: {
      zh: '雨量站的数据一天不断，我就算在岗。',
      en: 'As long as the rain gauge misses no day, I am at my post.',
    },
  },
  {
    name: { zh: '宿舍六楼的四个人', en: 'Four from the sixth floor' },
    grade: { zh: '2018级水利工程', en: 'Class of 2018, water engineering' },
    message: {
      zh: '十年后在佛子岭坝顶会合，谁不来谁请客。',
      en: 'We meet on the crest at Foziling in ten years. Whoever stays away pays for dinner.',
    },
  },
  {
    name: { zh: '工地上的新人', en: 'New on site' },
    grade: { zh: '校友', en: 'Alumnus' },
    message: {
      zh: '先把每一份验收单签得问心无愧，再说别的。',
      en: 'First to sign every acceptance sheet with a clear conscience. The rest can wait.',
    },
  },
  {
    name: { zh: '一位中学地理老师', en: 'A geography teacher' },
    grade: { zh: '公众', en: 'Public' },
    message: {
      zh: '带学生把我们县的每一条小河走一遍，画成一张图。',
      en: 'To walk every small river of our county with my pupils, and make one map of them.',
    },
  },
  {
    name: { zh: '海边的测量员', en: 'A surveyor by the sea' },
    grade: { zh: '海岸工程校友', en: 'Alumna, coastal engineering' },
    message: {
      zh: '潮水每天改一遍岸线，我每天改一遍图。不比它懒。',
      en: 'The tide redraws the shore every day, and every day I redraw the chart. I will not be the lazier of us.',
    },
  },
  {
    name: { zh: '准备考研的人', en: 'Studying for the exam' },
    grade: { zh: '大四', en: 'Fourth year' },
    message: { zh: '考不上也学水利。', en: 'Pass or fail, it will be water.' },
  },
  {
    name: { zh: '一位老校工', en: 'An old caretaker' },
    grade: { zh: '后勤', en: 'Campus services' },
    message: {
      zh: '校园里的梧桐，我再看着它们落二十次叶子。',
      en: 'The plane trees on campus: I mean to see their leaves down another twenty times.',
    },
  },
  {
    name: { zh: '写代码的水利人', en: 'A water engineer who writes code' },
    grade: { zh: '2012届', en: 'Class of 2012' },
    message: {
      zh: '让洪水预报再早一个小时。一个小时够一个村子搬到高处。',
      en: 'One hour more of warning before a flood. In an hour a village can reach high ground.',
    },
  },
]

export const seedBlessings = [
  {
    author: { zh: '清凉山下的老同学', en: 'From below Qingliang Hill' },
    content: {
      zh: '愿学校像一条好河：水常在，岸常新。',
      en: 'May the school be a good river: the water lasting, the banks ever new.',
    },
  },
  {
    author: { zh: '一位校友', en: 'An alumnus' },
    content: {
      zh: '走得再远，听见“河海”两个字还是会回头。',
      en: 'However far I go, I still turn round at the sound of that name.',
    },
  },
  {
    author: { zh: '江宁校区的早读声', en: 'Reading aloud at Jiangning' },
    content: {
      zh: '祝食堂的粥永远够稠，祝实验室的灯永远有人关。',
      en: 'May the porridge stay thick, and may there always be someone to turn off the laboratory lights.',
    },
  },
  {
    author: { zh: '一位退休的水工', en: 'A retired dam builder' },
    content: {
      zh: '愿年轻人修的坝，比我们修的省心。',
      en: 'May the dams the young build give less trouble than ours.',
    },
  },
  {
    author: { zh: '金坛的新生', en: 'New at Jintan' },
    content: {
      zh: '第一次离家这么远，谢谢这里也有一条河。',
      en: 'My first time so far from home. Thank you for having a river here too.',
    },
  },
  {
    author: { zh: '海上的人', en: 'Someone at sea' },
    content: {
      zh: '从风机平台上望过去，岸上的灯都像家。祝生日快乐。',
      en: 'Seen from the turbine deck every light ashore looks like home. Happy birthday.',
    },
  },
  {
    author: { zh: '一位家长', en: 'A parent' },
    content: {
      zh: '把孩子交给一所懂得水的学校，我放心。',
      en: 'I am easy in my mind, with my child at a school that understands water.',
    },
  },
  {
    author: { zh: '无名的传火人', en: 'A torchbearer without a name' },
    content: {
      zh: '火在我手里停了一下，现在给下一个人。',
      en: 'The fire rested a moment in my hand. Now it is for the next.',
    },
  },
]
