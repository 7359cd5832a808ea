/** The sources of the facts about the five works and about Foziling. */
import { webPageSource, undatedWebPageSource } from './web-page-source.ts'

export const works = {
  gorgesAccepted: webPageSource(
    '南方都市报：三峡工程完成整体竣工验收',
    'Southern Metropolis Daily: the Three Gorges works pass final acceptance',
    'epaper.oeeee.com/epaper/A/html/2020-11/02/content_31894.htm',
    '2020-11-02',
  ),
  gorges: undatedWebPageSource(
    '中文维基百科：长江三峡水利枢纽工程',
    'Chinese Wikipedia: Three Gorges Dam',
    'zh.wikipedia.org/wiki/%E9%95%BF%E6%B1%9F%E4%B8%89%E5%B3%A1%E6%B0%B4%E5%88%A9%E6%9E%A2%E7%BA%BD%E5%B7%A5%E7%A8%8B',
  ),
  gorgesEnglish: undatedWebPageSource(
    '英文维基百科：三峡大坝',
    'Wikipedia: Three Gorges Dam',
    'en.wikipedia.org/wiki/Three_Gorges_Dam',
  ),
  gorgesBuilder: undatedWebPageSource(
    '中国三峡集团：百年三峡路',
    'China Three Gorges Corporation: a century of the Gorges',
    'www.ctg.com.cn/sxjt/ddjs91/qcsx/qcsx2021/2024081108070894145/index.html',
  ),
  gorgesSchedule: undatedWebPageSource(
    '三峡工程的三个阶段与总工期',
    'The three stages of the Three Gorges schedule',
    'www.933sd.com/news/news-50799-1.html',
  ),
  diversionStart: undatedWebPageSource(
    '历史上的今天：南水北调动工',
    'On this day: the diversion begins',
    'today.quchacha.com/YmpwZw==.html',
  ),
  diversionTenYears: webPageSource(
    '新华社：南水北调全面通水十周年（转载）',
    'Xinhua: ten years of the diversion (reprint)',
    'www.hafxw.cn/16/newsinfo/31718',
    '2024-12-12',
  ),
  diversionNow: webPageSource(
    '人民日报：南水北调调水与受益人口（摘要）',
    'People’s Daily: the diversion in figures (summary)',
    'reportify.cn/news/1180824088025894912',
    '2025-10-29',
  ),
  baihetanDone: webPageSource(
    '甘肃日报：白鹤滩水电站全面投产',
    'Gansu Daily: Baihetan in full service',
    'china.gansudaily.com.cn/system/2022/12/20/030684224.shtml',
    '2022-12-20',
  ),
  baihetanFirst: webPageSource(
    '新华社：白鹤滩首批机组发电（转载）',
    'Xinhua: the first units at Baihetan (reprint)',
    'www.zhb.org.cn/lshj/lshj_2/2021-06-29/11870.html',
    '2021-06-29',
  ),
  baihetanDam: webPageSource(
    '新华社：白鹤滩大坝浇筑到顶（转载）',
    'Xinhua: the Baihetan dam reaches its crest (reprint)',
    'hk.crntt.com/doc/7_0_106100844_1.html',
    '2021-05-31',
  ),
  donghai: undatedWebPageSource(
    '英文维基百科：东海大桥风电场',
    'Wikipedia: Donghai Bridge Wind Farm',
    'en.wikipedia.org/wiki/Donghai_Bridge_Wind_Farm',
  ),
  donghaiContract: webPageSource(
    '中国新闻网：东海大桥海上风电场签约',
    'China News Service: contract for the Donghai Bridge wind farm',
    'www.chinanews.com.cn/gn/news/2007/12-22/1111978.shtml',
    '2007-12-22',
  ),
  donghaiDesigner: webPageSource(
    '河海大学校友会：1993级校友与海上风电',
    'Hohai alumni: the class of 1993 and offshore wind',
    'alumni.hhu.edu.cn/2024/0604/c11526a280995/page.htm',
    '2024-06-04',
  ),
  offshore2024: webPageSource(
    '中央广播电视总台：中国海上风电并网容量',
    'China Media Group: offshore wind on the Chinese grid',
    'portuguese.cri.cn/2024/11/19/ARTIcdX8UciaQWkKFCWmBOOP241119.shtml',
    '2024-11-19',
  ),
  offshore2021: webPageSource(
    'Table.Media：中国海上风电居世界首位',
    'Table.Media: China leads in offshore wind power',
    'table.media/china/en/news/china-leads-in-offshore-wind-power/',
    '2022',
  ),
  karotWorks: webPageSource(
    '巴联社：卡洛特工程完成95%',
    'Associated Press of Pakistan: Karot, 95 per cent complete',
    'www.app.com.pk/business/95-work-on-cpec-karot-hydropower-project-completes/',
    '2021-12-01',
  ),
  karotUnit: webPageSource(
    '巴基斯坦《新闻报》：卡洛特首台机组并网',
    'The News (Pakistan): Karot’s first unit joins the grid',
    'www.thenews.com.pk/print/955982-karot-hydropower-connects-unit-1-to-grid',
    '2022-05-08',
  ),
  karotYear: webPageSource(
    '巴基斯坦《新闻报》：卡洛特运行一年',
    'The News (Pakistan): Karot after a year',
    'www.thenews.com.pk/print/1097300-karot-hpp-adds-to-clean-energy',
    '2023-08-05',
  ),
  souapiti: undatedWebPageSource(
    'NS Energy：苏阿皮蒂水电站',
    'NS Energy: Souapiti hydropower station',
    'www.nsenergybusiness.com/projects/souapiti-hydropower-station/',
  ),
  foziling: undatedWebPageSource(
    '中文维基百科：佛子岭水库',
    'Chinese Wikipedia: Foziling Reservoir',
    'zh.wikipedia.org/wiki/%E4%BD%9B%E5%AD%90%E5%B2%AD%E6%B0%B4%E5%BA%93',
  ),
}
