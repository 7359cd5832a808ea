/** The illustrations of the minor years. */
export const minorYearPictures = {
  'slide-rule': {
    alt: {
      zh: '桌上一把计算尺，旁边是书、笔筒和圆规',
      en: 'A slide rule on a desk, with books, a jar of pencils and a compass',
    },
    caption: { zh: '计算尺：离校时带走的手艺', en: 'A slide rule: the craft they took along' },
    brief: 'Slide rule seen at an angle on a desk, books, pencils, compass; ember: the hairline of its cursor.',
  },
  'sluice-gates': {
    alt: { zh: '一排闸门，闸上有长廊和一只转盘', en: 'A row of sluice gates under a gallery with a hand wheel' },
    caption: { zh: '闸门：水由人开，也由人关', en: 'Sluice gates: opened by hand, closed by hand' },
    brief: 'Row of sluice gates from the side, gallery above, water released below; ember: the hand wheel.',
  },
  'library-lamp': {
    alt: { zh: '图书馆的长桌，读书的人和一盏台灯', en: 'Long tables of a library, readers and one lamp' },
    caption: { zh: '阅览室：总有一盏灯亮着', en: 'The reading room: one lamp is always lit' },
    brief:
      'Reading room in one-point perspective, readers from behind, shelves at the walls; ember: the shade of one lamp.',
  },
  'harbour-dredger': {
    alt: {
      zh: '一艘挖泥船在港口作业，水下的绞刀伸到河床',
      en: 'A dredger at work off a harbour, its cutter reaching the bed',
    },
    caption: { zh: '河口：水面下的功夫', en: 'At the river mouth: work below the surface' },
    brief: 'Cutter dredger in section, harbour cranes behind, the ladder reaching the bed; ember: the cutter head.',
  },
  'model-laboratory': {
    alt: {
      zh: '厂房里的一座河流模型，两个人站在桥架上看',
      en: 'A river model in a hall; two people watch from a gantry',
    },
    caption: { zh: '模型厅：先在屋里流一遍', en: 'The model hall: it flows indoors first' },
    brief:
      'Hall with trusses, a river model of contour lines on the floor, gantry with two observers; ember: a thread of dye.',
  },
  'barrier-piers': {
    alt: { zh: '海里一列闸墩，由近到远', en: 'A line of barrier piers in the sea, from near to far' },
    caption: { zh: '海里的闸墩，一座接一座', en: 'Piers of a tidal barrier, one after another' },
    brief: 'Storm-surge barrier seen along its line, the near pier large; ember: a plaque on the pier.',
  },
  'reservoir-dawn': {
    alt: { zh: '山间水库的清晨，太阳照着一座取水塔', en: 'Dawn over a mountain reservoir with an intake tower' },
    caption: { zh: '天亮时的水库', en: 'A reservoir at daybreak' },
    brief: 'Reservoir between hills, intake tower, rings of light around the sun; ember: the sun and its path.',
  },
  'turbine-runner': {
    alt: {
      zh: '厂房里吊装的水轮机转轮，旁边有两名工人',
      en: 'A turbine runner in an assembly hall, two workers beside it',
    },
    caption: { zh: '转轮：水在这里变成电', en: 'The runner: here water turns into power' },
    brief: 'Francis runner on the floor of an assembly hall, crane above, welder for scale; ember: the weld.',
  },
  'water-lift': {
    alt: {
      zh: '两个戴斗笠的人踩着龙骨水车，把河水提到稻田里',
      en: 'Two people in straw hats tread a chain pump that lifts river water to a rice field',
    },
    caption: {
      zh: '龙骨水车：让水往高处走，从前靠脚',
      en: 'A chain pump: water once went uphill on foot',
    },
    brief: 'Chain pump trodden by two people, rice field above, river and sampan below; ember: one blade of the chain.',
  },
  'sea-wall': {
    alt: {
      zh: '一道浪涌上石砌的海堤，堤上立着一盏灯',
      en: 'A wave climbs a sea wall of stone; a light stands on its crest',
    },
    caption: { zh: '海堤：陆地写给海的回信', en: 'The sea wall: what the land answers the sea' },
    brief: 'Sloped stone sea wall seen along its length, one curling wave; ember: the light on the crest.',
  },
  'ship-lock': {
    alt: {
      zh: '从闸室里往前看，高墙之间一艘货船等着闸门打开',
      en: 'Between the high walls of a lock chamber a ship waits for the gates',
    },
    caption: { zh: '船闸：船坐着水上楼', en: 'In the lock: a ship goes upstairs on water' },
    brief:
      'Lock chamber in one-point perspective, high walls, mitre gates ahead, a freighter small between them; ember: the signal light.',
  },
} as const
