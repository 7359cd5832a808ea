/** The boards of the forum, and first posts for an empty database; their authors are fictional, like those of the samples. */
import type { Samples } from '../story-schema.ts'

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
  {
    board: 'memories',
    author: { zh: '总坐靠窗那一排的人', en: 'Always in the row by the window' },
    title: { zh: '自习室里那盏不太亮的灯', en: 'The dim lamp in the reading room' },
    content: {
      zh: '靠窗第三张桌子上的那盏灯，总比别的暗一点。我们都抢着坐，因为抬头就能看见树。',
      en: 'The lamp on the third table by the window was always a little dimmer than the others. We all wanted that seat, for one looked up into the trees.',
    },
    replies: [],
  },
  {
    board: 'questions',
    author: { zh: '第一次带学生实习的老师', en: 'Taking students into the field for the first time' },
    title: { zh: '带学生去看河，先看什么？', en: 'Taking students to a river: what do you show them first?' },
    content: {
      zh: '下个月带三十个学生去河边，只有一天。先讲，还是先让他们自己看？',
      en: 'Next month I take thirty students to a river, for one day. Do I talk first, or let them look for themselves?',
    },
    replies: [
      {
        author: { zh: '一位老教师', en: 'A teacher of many years' },
        content: {
          zh: '先让他们安静地看十分钟，再问每个人看到了什么。',
          en: 'Let them look for ten minutes without a word, then ask each what they saw.',
        },
      },
    ],
  },
  {
    board: 'anniversary',
    author: { zh: '想带孩子回校的人', en: 'Coming back with a child' },
    title: { zh: '可以带孩子一起回来吗？', en: 'May one bring a child along?' },
    content: {
      zh: '想让他看看我读书的地方。当天人多，大家觉得什么时候去比较好？',
      en: 'I would like to show him where I studied. It will be crowded: when would you go?',
    },
    replies: [
      {
        author: { zh: '住在学校附近的人', en: 'Living close by' },
        content: {
          zh: '清早去，操场上只有跑步的人。',
          en: 'Early in the morning, when only the runners are on the field.',
        },
      },
    ],
  },
  {
    board: 'stories',
    author: { zh: '在外国修桥的人', en: 'Building bridges abroad' },
    title: { zh: '用两种语言开工地会', en: 'A site meeting in two languages' },
    content: {
      zh: '每天早上七点，我说一句，翻译说一句。三个月以后，大家开始在翻译之前笑了。',
      en: 'Every morning at seven I said a sentence, and the interpreter said it again. After three months they began to laugh before the interpreter spoke.',
    },
    replies: [],
  },
]
