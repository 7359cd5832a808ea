/** The sources of the facts about the university itself. */
import { webPageSource, undatedWebPageSource } from './web-page-source.ts'

export const university = {
  overview: undatedWebPageSource(
    '河海大学英文网：学校概况',
    'Hohai University: overview',
    'en.hhu.edu.cn/343/list.htm',
  ),
  history: undatedWebPageSource('河海大学英文网：历史沿革', 'Hohai University: history', 'en.hhu.edu.cn/345/list.htm'),
  encyclopedia: undatedWebPageSource(
    '英文维基百科：河海大学',
    'Wikipedia: Hohai University',
    'en.wikipedia.org/wiki/Hohai_University',
  ),
  profile: undatedWebPageSource(
    '河海大学学校简介（转载）',
    'Hohai University: school profile (reprint)',
    'sacbu.com/university/hhu/school-profile',
  ),
  addresses: undatedWebPageSource(
    '河海大学问答：各校区地址',
    'Hohai University: questions about the campuses',
    'sacbu.com/university/hhu/faq',
  ),
  firstPrincipal: webPageSource(
    '河海大学：河海工程专门学校首任校长',
    'Hohai University: the first principal',
    'syw.hhu.edu.cn/2016/0905/c11246a126810/page.htm',
    '2016-09-05',
  ),
  firstSchool: undatedWebPageSource(
    '中文维基百科：河海工程专门学校',
    'Chinese Wikipedia: Hohai Civil Engineering School',
    'zh.wikipedia.org/wiki/%E6%B2%B3%E6%B5%B7%E5%B7%A5%E7%A8%8B%E4%B8%93%E9%97%A8%E5%AD%A6%E6%A0%A1',
  ),
  firstStudents: undatedWebPageSource(
    '河海大学公众号：重回“老河海”当学生（存档）',
    'Hohai University channel: a student of the old school (archived)',
    'freewechat.com/a/MzA4MTY3MzgwMw==/2653856713/1',
  ),
  founding1952: webPageSource(
    '河海大学：华东水利学院的创办',
    'Hohai University: how the 1952 institute began',
    'syw.hhu.edu.cn/2016/1220/c11246a126812/page.htm',
    '2016-12-20',
  ),
  strawSheds: webPageSource(
    '《话说河海》：华水初创的回忆',
    'Hohai University: a memoir of the first years',
    'syw.hhu.edu.cn/2016/1220/c11246a126816/page.htm',
    '2016-12-20',
  ),
  firstGrade: webPageSource(
    '河海大学：忆徐芝纶的教学（新浪转载）',
    'Hohai University: on the teaching of Xu Zhilun (Sina reprint)',
    'news.sina.cn/gn/2020-09-21/detail-iivhuipp5666299.d.html',
    '2020-09-21',
  ),
  name1985: webPageSource(
    '思政网：1985年恢复“河海大学”校名',
    'Sizhengwang: how the name returned in 1985',
    'www.sizhengwang.cn/a/dzgxybn_dzdj/210629/899674.shtml',
    '2021-06-29',
  ),
  motto: webPageSource(
    '河海大学教务处：校训',
    'Hohai University: the motto',
    'jwc.hhu.edu.cn/2013/1012/c3114a40925/page.htm',
    '2013-10-12',
  ),
  song: webPageSource(
    '河海大学：百十年校庆与校歌',
    'Hohai University: the 110th year and the school song',
    'www.hhu.edu.cn/_t1004/2025/1015/c13911a308476/page.htm',
    '2025-10-15',
  ),
  press2025: webPageSource(
    '中国青年报：河海报国（摘要）',
    'China Youth Daily: Hohai at 110 (summary)',
    'reportify.ai/news/1183340784984920064',
    '2025-11-04',
  ),
  evening2025: webPageSource(
    '网易新闻：河海大学10月12日晚的公开课',
    'NetEase News: the evening of 12 October at Hohai',
    'www.163.com/news/article/KBOP6R87000189FH.html',
    '2025-10',
  ),
  lectures2025: webPageSource(
    '扬子晚报：校友工程师回校讲课',
    'Yangtse Evening Post: alumni engineers return to lecture',
    'www.yangtse.com/news/yw/202510/t20251016_277087.html',
    '2025-10-16',
  ),
  flag2025: webPageSource(
    '河海大学校友会：上海校旗传递',
    'Hohai alumni: the flag passed on in Shanghai',
    'alumni.hhu.edu.cn/2025/0804/c11521a306153/page.htm',
    '2025-08-04',
  ),
  zhangJian: webPageSource(
    '河海大学：张謇与水利',
    'Hohai University: Zhang Jian and water',
    'www.hhu.edu.cn/2020/1118/c166a215303/page.htm',
    '2020-11-18',
  ),
  abroad: webPageSource(
    '丹阳新闻网：百年河海，惠泽全球',
    'Danyang News: Hohai abroad',
    'www.dy001.cn/2025/1015/221422.shtml',
    '2025-10-15',
  ),
  guinea: webPageSource(
    '河海大学国际合作处：几内亚技术人员培训',
    'Hohai University: training engineers from Guinea',
    'gjhzc.hhu.edu.cn/2021/1203/c4853a232290/page.htm',
    '2021-12-03',
  ),
}
