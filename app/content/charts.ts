import type { Chart } from './chart-schema.ts'
import { university } from './sources/university.ts'
import { works as sources } from './sources/works.ts'

/** The construction years of the five works. */
const yearsOfWorks: Chart = {
  kind: 'spans',
  title: { zh: '五件事，各用了哪些年', en: 'Five works and their years' },
  stroke: { zh: '一道线是一年', en: 'Each stroke is a year' },
  rows: [
    {
      label: { zh: '三峡工程', en: 'The Three Gorges' },
      from: 1993,
      to: 2009,
      told: { zh: '1993—2009，计划工期', en: '1993–2009, as planned' },
    },
    {
      label: { zh: '南水北调', en: 'South-to-North Diversion' },
      from: 2002,
      to: 2014,
      told: { zh: '2002—2014，一期', en: '2002–2014, first stage' },
    },
    {
      label: { zh: '海上风电', en: 'Offshore Wind' },
      from: 2010,
      to: 2025,
      told: { zh: '2010年并网至今', en: 'since 2010' },
    },
    { label: { zh: '卡洛特', en: 'Karot' }, from: 2015, to: 2022, told: { zh: '2015—2022', en: '2015–2022' } },
    {
      label: { zh: '白鹤滩', en: 'Baihetan' },
      from: 2017,
      to: 2022,
      told: { zh: '2017—2022，主体工程', en: '2017–2022, main works' },
    },
  ],
  sources: [
    sources.gorgesSchedule,
    sources.diversionStart,
    sources.diversionTenYears,
    sources.donghai,
    sources.karotWorks,
    sources.karotYear,
    sources.baihetanFirst,
    sources.baihetanDone,
  ],
}

/** Installed capacity of four stations. */
const capacities: Chart = {
  kind: 'across',
  title: { zh: '四座电站，装机多少', en: 'Four stations by capacity' },
  stroke: { zh: '一道线是25万千瓦', en: 'Each stroke is 250 MW' },
  unit: 0.25,
  rows: [
    { label: { zh: '三峡', en: 'Three Gorges' }, value: 22.5, told: { zh: '2250万千瓦', en: '22.5 GW' } },
    { label: { zh: '白鹤滩', en: 'Baihetan' }, value: 16, told: { zh: '1600万千瓦', en: '16 GW' } },
    { label: { zh: '卡洛特', en: 'Karot' }, value: 0.72, told: { zh: '72万千瓦', en: '0.72 GW' } },
    { label: { zh: '苏阿皮蒂', en: 'Souapiti' }, value: 0.45, told: { zh: '45万千瓦', en: '0.45 GW' } },
  ],
  sources: [sources.gorges, sources.baihetanDone, sources.karotUnit, sources.souapiti],
}

/** One chart for a work, by its key. */
const works: Readonly<Record<string, Chart>> = {
  sanxia: {
    kind: 'basin',
    title: { zh: '留给洪水的空位', en: 'Room kept for floods' },
    stroke: { zh: '一道线是10亿立方米', en: 'Each stroke is a billion cubic metres' },
    alt: {
      zh: '水库断面：393亿立方米的总库容里，上面的221.5亿立方米画成空线，是防洪库容。',
      en: 'Section of the reservoir: of 39.3 billion cubic metres the upper 22.15 are drawn empty, kept for floods.',
    },
    unit: 1,
    whole: {
      label: { zh: '总库容', en: 'The whole reservoir' },
      value: 39.3,
      told: { zh: '393亿立方米', en: '39.3 bn m³' },
    },
    part: {
      label: { zh: '防洪库容', en: 'Kept for floods' },
      value: 22.15,
      told: { zh: '221.5亿立方米', en: '22.15 bn m³' },
    },
    sources: [sources.gorges],
  },
  nanshui: {
    kind: 'stairs',
    title: { zh: '水往高处走', en: 'Water going uphill' },
    stroke: { zh: '一级台阶是一级泵站', en: 'Each step is a pumping step' },
    alt: {
      zh: '十三级台阶的断面：东线的水逐级抬高，总共约40米。',
      en: 'Section of a stair of thirteen steps: the eastern route lifts its water step by step, about 40 metres in all.',
    },
    steps: 13,
    top: { zh: '抬高约40米', en: 'about 40 m higher' },
    foot: { zh: '长江', en: 'the Yangtze' },
    sources: [sources.diversionStart, university.lectures2025],
  },
  baihetan: {
    kind: 'up',
    title: { zh: '三座坝的高度', en: 'Three dams by height' },
    stroke: { zh: '一道线是5米', en: 'Each stroke is 5 metres' },
    unit: 5,
    rows: [
      { label: { zh: '佛子岭', en: 'Foziling' }, value: 74.4, told: { zh: '74.4米', en: '74.4 m' } },
      { label: { zh: '苏阿皮蒂', en: 'Souapiti' }, value: 120, told: { zh: '120米', en: '120 m' } },
      { label: { zh: '白鹤滩', en: 'Baihetan' }, value: 289, told: { zh: '289米', en: '289 m' } },
    ],
    sources: [sources.foziling, sources.souapiti, sources.baihetanDone, sources.baihetanDam],
  },
  offshore: {
    kind: 'up',
    title: { zh: '海上风电的长势', en: 'How offshore wind has grown' },
    stroke: { zh: '一道线是100万千瓦', en: 'Each stroke is a gigawatt' },
    unit: 1,
    rows: [
      {
        label: { zh: '2010年，东海大桥', en: '2010, Donghai Bridge' },
        value: 0.102,
        told: { zh: '10.2万千瓦', en: '0.1 GW' },
      },
      {
        label: { zh: '2021年底，全国', en: 'end of 2021, the country' },
        value: 26.4,
        told: { zh: '2640万千瓦', en: '26.4 GW' },
      },
      {
        label: { zh: '2024年9月，全国', en: 'September 2024' },
        value: 39.1,
        told: { zh: '3910万千瓦', en: '39.1 GW' },
      },
    ],
    sources: [sources.donghai, sources.offshore2021, sources.offshore2024],
  },
  international: {
    kind: 'across',
    title: { zh: '一座站，一台机组', en: 'A station and a single unit' },
    stroke: { zh: '一道线是1万千瓦', en: 'Each stroke is 10 MW' },
    unit: 10,
    rows: [
      {
        label: { zh: '卡洛特，全站', en: 'Karot, the whole station' },
        value: 720,
        told: { zh: '720兆瓦', en: '720 MW' },
      },
      {
        label: { zh: '三峡，一台机组', en: 'Three Gorges, one unit' },
        value: 700,
        told: { zh: '700兆瓦', en: '700 MW' },
      },
      {
        label: { zh: '苏阿皮蒂，全站', en: 'Souapiti, the whole station' },
        value: 450,
        told: { zh: '450兆瓦', en: '450 MW' },
      },
      {
        label: { zh: '东海大桥，全场', en: 'Donghai Bridge, the whole farm' },
        value: 102,
        told: { zh: '102兆瓦', en: '102 MW' },
      },
    ],
    sources: [sources.karotUnit, sources.gorges, sources.souapiti, sources.donghai],
  },
}

export const charts = { overview: [yearsOfWorks, capacities], works }
