/** The boards of the forum, and first posts for an empty database; like the samples, the posts are written by nobody real. */
import type { Samples } from '../schema.ts'

export const boards: Samples['boards'] = [
  {
    key: 'anniversary',
    icon: 'torch',
    name: { zh: '校庆话题', en: 'Anniversary' },
    description: {
      zh: '校庆的安排、返校的约定、想对母校说的话。',
      en: 'Plans for the anniversary, meetings on campus, and words for the old school.',
    },
  },
  {
    key: 'stories',
    icon: 'story',
    name: { zh: '校友故事', en: 'Alumni stories' },
    description: {
      zh: '离开学校以后的路：工地、海边、讲台和异乡。',
      en: 'The roads after graduation: building sites, coasts, classrooms and faraway towns.',
    },
  },
  {
    key: 'memories',
    icon: 'memory',
    name: { zh: '青春记忆', en: 'Memories' },
    description: {
      zh: '宿舍、食堂、图书馆，还有那条每天走的坡。',
      en: 'Dormitories, canteens, the library, and the slope we climbed every day.',
    },
  },
  {
    key: 'questions',
    icon: 'question',
    name: { zh: '互助问答', en: 'Questions' },
    description: {
      zh: '专业上的疑难、求职的困惑、找失散的同学。',
      en: 'Technical puzzles, doubts about jobs, and classmates you have lost touch with.',
    },
  },
]

export const seedPosts: Samples['seed']['posts'] = [
  {
    board: 'questions',
    author: { zh: '一位刚入行的测量员', en: 'A surveyor in the first year' },
    title: { zh: '雨天测流，记录本怎么保住？', en: 'Gauging in the rain: how do you keep the notebook dry?' },
    content: {
      zh: '上周在山里测流，雨一直不停，铅笔字全糊了。前辈们都用什么办法？\n\n- 防水纸？\n- 先录音，回来再誊？',
      en: 'Last week I gauged a mountain stream in steady rain, and every pencilled figure ran. What do the old hands do?\n\n- Waterproof paper?\n- Speak it into a recorder and copy it out later?',
    },
    replies: [
      {
        author: { zh: '跑了二十年外业的人', en: 'Twenty years in the field' },
        content: {
          zh: '防水纸加硬铅笔，别用圆珠笔。另外，念出来，让同伴也记一份。',
          en: 'Waterproof paper and a hard pencil, never a ballpoint. And read every figure aloud, so that your partner keeps a second copy.',
        },
      },
      {
        author: { zh: '水文站的夜班', en: 'Night shift at the gauge' },
        content: {
          zh: '两份记录互相核对，这条比什么纸都管用。',
          en: 'Two records, checked against each other: that is worth more than any paper.',
        },
      },
    ],
  },
  {
    board: 'memories',
    author: { zh: '住过北边宿舍的人', en: 'Once of the northern dormitory' },
    title: { zh: '你还记得熄灯以后做什么吗？', en: 'What did you do after lights out?' },
    content: {
      zh: '我们屋是轮流讲一条自己家门口的河。讲到第三年，六个人的河都讲完了，就开始编。',
      en: 'In our room each took a turn to tell of the river at home. By the third year all six rivers were told, and we began to invent them.',
    },
    replies: [
      {
        author: { zh: '隔壁屋的', en: 'From next door' },
        content: {
          zh: '原来每天晚上的笑声是这么来的。',
          en: 'So that is where the laughter came from every night.',
        },
      },
    ],
  },
  {
    board: 'stories',
    author: { zh: '在戈壁滩修渠的人', en: 'Digging a canal in the desert' },
    title: { zh: '第一次看见水流到渠尾', en: 'The first time the water reached the end' },
    content: {
      zh: '通水那天，我们沿着渠走了一整天，比水头还慢。到渠尾的时候天已经黑了，**只听见声音，看不见水**。\n\n有人蹲下去摸了一下，然后谁也没说话。',
      en: 'The day the water was let in we walked along the canal from morning on, slower than the first wave. It was dark when we came to the end: **one could hear the water and not see it**.\n\nSomebody knelt down to touch it, and nobody said a word.',
    },
    replies: [],
  },
  {
    board: 'anniversary',
    author: { zh: '一九九五届的联络人', en: 'Calling the class of 1995' },
    title: { zh: '返校那天，我们在哪里碰头？', en: 'Where do we meet on the day?' },
    content: {
      zh: '提议：上午十点，老图书馆门口的台阶。\n\n> 认不出来的，就报当年的学号。\n\n带一张当年的照片来。',
      en: 'My proposal: ten in the morning, on the steps of the old library.\n\n> Whoever is not recognised gives the old student number.\n\nBring one photograph of those years.',
    },
    replies: [
      {
        author: { zh: '远在海边的同学', en: 'A classmate by the sea' },
        content: {
          zh: '坐夜车来，九点就能到。台阶上见。',
          en: 'I take the night train and am there by nine. See you on the steps.',
        },
      },
      {
        author: { zh: '当年的班长', en: 'Class monitor of old' },
        content: {
          zh: '学号我全记得，你们别想蒙混过去。',
          en: 'I still know all the numbers by heart; do not try to slip through.',
        },
      },
    ],
  },
]
