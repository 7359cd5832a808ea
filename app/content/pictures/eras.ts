/** Illustrations of the timeline. `brief` is one line for the person who draws them. */
export const eraPictures = {
  'assembly-hall-1915': {
    alt: {
      zh: '一座带钟楼的议会楼房，门前站着几个提箱子的学生',
      en: 'An assembly building with a central tower; students with cases wait at its door',
    },
    caption: {
      zh: '丁家桥的议会房舍，学校在这里借屋开学',
      en: 'The assembly rooms at Dingjiaqiao, where the school opened on borrowed ground',
    },
    brief:
      'Republican-era assembly hall with a mansard tower and arcaded front, five small students with cases before it; ember: one lit window.',
  },
  'first-lesson': {
    alt: {
      zh: '黑板上画着一条河的断面，讲台上放着木制的闸坝模型',
      en: 'A river section drawn on a blackboard; a wooden model of a dam on the desk',
    },
    caption: { zh: '黑板上的河，讲台上的坝', en: 'A river on the board, a dam on the desk' },
    brief:
      'Classroom seen from the back row: blackboard with a river cross-section, a wooden dam model on the desk, rows of backs in long gowns; ember: the chalk line of the water level.',
  },
  'four-provinces': {
    alt: {
      zh: '一幅线描的东部水系图，标出直隶、山东、江苏、浙江四省',
      en: 'A line map of eastern rivers with Zhili, Shandong, Jiangsu and Zhejiang',
    },
    caption: { zh: '四省的学生沿着河来到南京', en: 'Students came down the rivers from four provinces' },
    brief:
      'Abstract map without borders or labels: Hai, Yellow, Huai and Yangtze rivers and the Grand Canal as isobath-like lines, four small dots joined to Nanjing; ember: the Nanjing dot.',
  },
  'qingliang-hill': {
    alt: {
      zh: '小山脚下散着几幢宿舍、一座三层教学楼和一幢小楼',
      en: 'Below a low hill stand three dormitories, a three-storey teaching house and one villa',
    },
    caption: {
      zh: '清凉山下的全部家当：三幢宿舍，一座教学楼，一幢小楼',
      en: 'All there was below Qingliang Hill: three dormitories, a teaching house, a villa',
    },
    brief:
      'Low wooded hill, three plain dormitories, one three-storey teaching house and a small villa, fields and a dirt track in front, surveyors’ poles; ember: a flag-sized pennant on a survey pole.',
  },
  'straw-shed': {
    alt: {
      zh: '操场上搭起的草棚里，学生坐在长凳上听课',
      en: 'Students on benches in a straw shed put up on the sports ground',
    },
    caption: { zh: '1953年，有的课在草棚里上', en: 'In 1953 some classes met in straw sheds' },
    brief:
      'Open straw-roofed shed on bamboo poles, benches, a teacher at a hanging blackboard, scaffolding of a new building behind; ember: an oil lamp on the desk.',
  },
  'five-streams': {
    alt: { zh: '五条支流汇成一条河的线描', en: 'Line drawing of five streams that join in one river' },
    caption: { zh: '五股水合成一条河', en: 'Five streams become one river' },
    brief:
      'Bird’s-eye engraving of five tributaries, each with its own line pattern, merging into one broad river; ember: the point where they meet.',
  },
  'name-returns': {
    alt: { zh: '校门前，人们抬起一块蒙着布的校名牌', en: 'At a gate, people lift a name board still under its cloth' },
    caption: { zh: '旧名换下，更旧的名字回来', en: 'One name comes down; an older one returns' },
    brief:
      'University gate with two men on ladders lifting a cloth-covered name board (no writing visible), bicycles and plane trees; ember: the cord of the cloth.',
  },
  'four-names': {
    alt: {
      zh: '四块木牌依次立在河岸上，牌下是同一条河',
      en: 'Four wooden boards stand along a bank above the same river',
    },
    caption: { zh: '一条河，四个名字', en: 'Four names, one river' },
    brief:
      'Four blank wooden boards of different periods set along one river bank in perspective, oldest farthest away; ember: a small flame at the foot of the nearest.',
  },
  'flag-relay': {
    alt: {
      zh: '许多只手接力传递一面旗，背景是城市的天际线和江面',
      en: 'Many hands pass a flag along; behind them a skyline and a river',
    },
    caption: { zh: '校旗在校友的城市之间传递', en: 'The flag goes from hand to hand in the cities of its alumni' },
    brief:
      'Close crop of a line of hands passing a plain flag (no emblem), river and skyline behind; ember: the flag’s hem.',
  },
  'evening-gathering': {
    alt: {
      zh: '夜色里的体育场，看台上坐满了人，舞台亮着灯',
      en: 'A stadium at night, its stands full, a lit stage at the centre',
    },
    caption: { zh: '2025年10月12日，校园里的晚上', en: 'The campus on the evening of 12 October 2025' },
    brief:
      'Night stadium seen from the upper stand, crowd as dense fine strokes, a small lit stage with five chairs; ember: the stage light.',
  },
  'dawn-river': {
    alt: {
      zh: '破晓的江面，一支火炬插在岸边的石缝里',
      en: 'A wide river at daybreak; a torch stands in the rocks of the bank',
    },
    caption: { zh: '天亮时的河', en: 'The river at first light' },
    brief:
      'Very wide river at dawn, low horizon, isobaths in the foreground, a torch standing among stones of the bank; ember: the flame and its reflection.',
  },
} as const
