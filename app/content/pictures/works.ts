/** Illustrations of the five works and of the culture and about pages. */
export const workPictures = {
  'three-gorges-dam': {
    alt: {
      zh: '重力坝横在峡谷里，溢流孔正在泄水，远处是船闸',
      en: 'A gravity dam across a gorge with its spillways open; ship locks beyond',
    },
    caption: { zh: '三峡：坝、厂房与船闸', en: 'Three Gorges: dam, power house and locks' },
    brief:
      'Three Gorges gravity dam in three-quarter view: spillway bays pouring, power houses on both sides, stepped ship locks at the far bank; ember: a signal light at the lock.',
  },
  'pumping-steps': {
    alt: {
      zh: '一级一级的泵站把河水抬高，像一道平缓的台阶',
      en: 'Pumping stations lift a canal step by step, like a gentle stair',
    },
    caption: { zh: '南水北调东线：十三级台阶', en: 'The eastern route: a stair of thirteen steps' },
    brief:
      'Long canal receding to the north in terraces, a pump house at each step with arched intakes, one pump shaft cut open in section; ember: the shaft of the pump.',
  },
  'arch-dam-baihetan': {
    alt: { zh: '峡谷中一道薄而弯的双曲拱坝', en: 'A thin, doubly curved arch dam in a deep gorge' },
    caption: { zh: '白鹤滩：两岸的山替坝出力', en: 'Baihetan: the mountains carry the load' },
    brief:
      'Double-curvature arch dam from downstream and below, steep rock walls, contour lines of thrust running into the abutments; ember: one worker’s lamp on the crest.',
  },
  'offshore-turbines': {
    alt: { zh: '跨海大桥旁，一列风机立在浅海里', en: 'A row of wind turbines in shallow sea beside a long bridge' },
    caption: { zh: '东海大桥旁的风机', en: 'Turbines beside the Donghai Bridge' },
    brief:
      'Row of offshore turbines on multi-pile caps beside a long sea bridge, pile foundations shown below the waterline in section; ember: one nacelle light.',
  },
  'karot-overseas': {
    alt: {
      zh: '山谷里的水电站，两名工程师在栏杆边看图纸',
      en: 'A hydropower station in a mountain valley; two engineers read a drawing at the rail',
    },
    caption: { zh: '卡洛特：一张图纸，两个人看', en: 'Karot: one drawing, two readers' },
    brief:
      'Rock-fill dam with spillway chute in a Himalayan foothill valley, two engineers from behind sharing an unrolled drawing; ember: a pencil mark on the sheet.',
  },
  'foziling-arches': {
    alt: {
      zh: '连拱坝的一排半圆拱筒，支在空心的坝垛上',
      en: 'The row of half-round barrels of a multiple-arch dam on hollow buttresses',
    },
    caption: { zh: '佛子岭：一排拱，一排垛', en: 'Foziling: arch by arch, buttress by buttress' },
    brief:
      'Foziling multiple-arch dam from the upstream side at low angle: a rhythmic row of half-cylinder barrels on hollow buttresses, tiny workers on the crest; ember: a lantern on one buttress.',
  },
  'levelling-staff': {
    alt: {
      zh: '学生在河滩上架起水准仪，远处有人扶着标尺',
      en: 'Students with a level on a river flat; one holds the staff far off',
    },
    caption: { zh: '第三个“注重”：学理之外，要到河边去', en: 'The third emphasis: after theory, go down to the river' },
    brief:
      'Wide river flat, a tripod level in the foreground, student bent to the eyepiece, another holding a levelling staff in the distance; ember: the red band on the staff.',
  },
  'word-reservoir': {
    alt: {
      zh: '灯下的书桌，摊开的本子旁有一只装满水的碗',
      en: 'A desk by lamplight; beside an open notebook stands a bowl of water',
    },
    caption: { zh: '一夜，两个字', en: 'One night, two characters' },
    brief:
      'Student desk at night with an oil lamp, an open notebook, ink brush, a bowl of water reflecting the lamp; ember: the lamp flame.',
  },
  'three-campuses': {
    alt: {
      zh: '一条江边的三处校园：两处在南京，一处在常州金坛',
      en: 'Three campuses along a river: two in Nanjing, one at Jintan in Changzhou',
    },
    caption: { zh: '三处校园', en: 'Three campuses' },
    brief:
      'Isobath map of the lower Yangtze reach with three small campus vignettes (old hall, library, new quadrangle) joined by the river line; ember: the oldest of the three.',
  },
  'old-hall': {
    alt: { zh: '梧桐掩映的老教学楼', en: 'An old teaching building behind plane trees' },
    caption: { zh: '西康路的梧桐与老楼', en: 'Plane trees and an old hall on Xikang Road' },
    brief:
      'Mid-century three-storey brick teaching hall seen through big plane trees, a bicycle against a trunk; ember: one lit doorway.',
  },
} as const
