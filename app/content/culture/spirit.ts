import type { Culture } from '../page-schema.ts'
import { illustration } from '../pictures.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'

export const spirit: Culture['spirit'] = {
  title: { zh: '文化精神', en: 'Cultural Spirit' },
  lead: { zh: '三条规矩，十六个字，一支歌。', en: 'Three emphases, sixteen characters, a song.' },
  chapters: [
    {
      key: 'emphases',
      title: { zh: '三个注重', en: 'Three emphases' },
      paragraphs: [
        {
          zh: '建校之初，学校对学生提了三条：注重道德思想，注重身体健康，注重学理技术与实地练习。',
          en: 'At its founding the school laid three things upon its students: character of mind, health of body, and theory and technique together with practice in the field.',
        },
        {
          zh: '把“身体”写进办学的规矩，是因为河工要走路、要露宿、要在风浪里站稳；把“实地”写进去，是因为纸上的河从来不涨水。',
          en: 'Health is there because river work means walking, sleeping rough and keeping one’s feet in wind. The field is there because a river on paper never rises.',
        },
      ],
      picture: illustration('first-lesson'),
      sources: [university.press2025],
    },
    {
      key: 'motto',
      title: { zh: '十六字校训', en: 'The sixteen characters' },
      paragraphs: [
        {
          zh: '艰苦朴素，实事求是，严格要求，勇于探索。提出它的人是严恺，他亲手在清凉山下建起过一所几乎什么都没有的学校。',
          en: 'Plain living, truth from facts, strict standards, daring to explore. They were put forward by Yan Kai, who had himself raised a school below Qingliang Hill out of next to nothing.',
        },
        {
          zh: '四个词排得有次序：先肯吃苦，再肯认实，再肯较真，最后才谈得上探索。倒过来是不行的。',
          en: 'The order matters. One must be willing to do without, then to accept what is so, then to be exact about it; only then is there any question of exploring. It does not work the other way round.',
        },
      ],
      sources: [university.motto, university.founding1952],
    },
    {
      key: 'words',
      title: { zh: '给水起名字', en: 'Names for water' },
      paragraphs: [
        {
          zh: '据说“水库”这个词出自首届学生汪胡桢。一门学问要在一种语言里住下来，先要有词；有了词，工人、农民、孩子才都能谈它。',
          en: 'The word for “reservoir”, it is told, came from Wang Huzhen of the first class. Before a discipline can live in a language it needs words there; once it has them, workers, farmers and children can speak of it too.',
        },
      ],
      picture: illustration('word-reservoir'),
      sources: [lives.wangStudent],
    },
    {
      key: 'song',
      title: { zh: '校歌', en: 'The song' },
      paragraphs: [
        {
          zh: '校歌叫《大哉河海奔前程》。2025年10月12日晚，数千名师生又唱了一遍。歌词不在这里抄录，唱的人都记得。',
          en: 'It is called “Great Hohai”. On the evening of 12 October 2025 some thousands sang it again. The words are not printed here; those who sing it know them.',
        },
      ],
      sources: [university.song],
    },
  ],
}
