/** Ten sample sparks, shown when the real ones cannot be read (docs/product.md#pledges). Their authors are fictional. */
export const samplePledges = [
  {
    name: { zh: '一位1987届毕业生', en: 'A graduate of 1987' },
    grade: { zh: '农田水利工程', en: 'Irrigation and drainage' },
    message: {
      zh: '修了一辈子渠，退休后回村里看水到没到田头。到了，就坐一会儿。',
      en: 'I built canals all my life. Retired, I still go and see whether the water has reached the fields. If it has, I sit down a while.',
    },
  },
  {
    name: { zh: '一名大一新生', en: 'A first-year student' },
    grade: { zh: '2025级水利水电工程', en: 'Class of 2025, hydropower' },
    message: {
      zh: '四年后回来对照：水力学不挂科，至少去三条河边站过，学会看懂一张图。',
      en: 'To check in four years: hydraulics passed, three rivers visited at least, one drawing fully understood.',
    },
  },
  {
    name: { zh: '值夜班的水文员', en: 'A gauge keeper on night duty' },
    grade: { zh: '水文专业校友', en: 'Alumnus, hydrology' },
    message: {
      zh: '暴雨夜里一个小时报一次水位。下游睡得着，我就算没白醒着。',
      en: 'On storm nights I report the level every hour. If they sleep downstream, I have not stayed awake in vain.',
    },
  },
  {
    name: { zh: '一位母亲', en: 'A mother' },
    grade: { zh: '校友家属', en: 'Family of an alumnus' },
    message: {
      zh: '孩子小时候问，爸爸修的坝有多高。我说，高到你生日他赶不回来。今年他答应回来。',
      en: 'Our child once asked how tall Father’s dam was. So tall, I said, that he can’t get home for your birthday. This year he has promised.',
    },
  },
  {
    name: { zh: '风机下的工程师', en: 'An engineer under a turbine' },
    grade: { zh: '港口航道专业校友', en: 'Alumna, harbour engineering' },
    message: {
      zh: '第一次出海吐了一路，现在能在船上吃完一碗面。下一个十年，去更深的海。',
      en: 'Sick all the way the first time; now I can finish a bowl of noodles aboard. In the next ten years: deeper water.',
    },
  },
  {
    name: { zh: '一位退休教师', en: 'A retired teacher' },
    grade: { zh: '工程力学', en: 'Engineering mechanics' },
    message: {
      zh: '板书擦了又写，写了又擦，三十年。愿我的学生在工地上少算错一个小数点。',
      en: 'Thirty years of writing on the board and wiping it off. May my students misplace one decimal point fewer out on site.',
    },
  },
  {
    name: { zh: '来自几内亚的学员', en: 'A trainee from Guinea' },
    grade: { zh: '国际培训班', en: 'International course' },
    message: {
      zh: '我把流量公式抄在本子第一页。等家乡的孩子晚上有灯读书，我就讲给他们听。',
      en: 'The flow formula is on the first page of my notebook. When the children at home have light to read by, I shall explain it to them.',
    },
  },
  {
    name: { zh: '图书馆三楼靠窗的同学', en: 'The student by the third-floor window' },
    grade: { zh: '环境工程研究生', en: 'Graduate student, environment' },
    message: {
      zh: '把家门口那条黑河的水样测到三类。测不到，就治到。',
      en: 'To see the black stream at our door test clean one day. If it does not, then to make it so.',
    },
  },
  {
    name: { zh: '一对在河边认识的校友', en: 'Two who met by the river' },
    grade: { zh: '1999届', en: 'Class of 1999' },
    message: {
      zh: '当年他扶标尺，我看水准仪，读数从来对得上。往后也照旧。',
      en: 'He held the staff, I read the level, and the figures always closed. We mean to keep it so.',
    },
  },
  {
    name: { zh: '一位路过的访客', en: 'A visitor passing by' },
    grade: { zh: '不是校友', en: 'No alumnus' },
    message: {
      zh: '我只是每天打开水龙头的人。谢谢你们。从今天起，随手关紧一点。',
      en: 'I am only someone who turns on a tap each morning. Thank you. From today I shall turn it off more carefully.',
    },
  },
]
