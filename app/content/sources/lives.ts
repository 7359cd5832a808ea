/** The sources of the facts about people. */
import { webPageSource, undatedWebPageSource } from './web-page-source.ts'

export const lives = {
  wangStudent: webPageSource(
    '河海大学：汪胡桢与“水库”',
    'Hohai University: Wang Huzhen and the word for reservoir',
    'hzc.hhu.edu.cn/2024/0524/c21648a280357/page.htm',
    '2024-05-24',
  ),
  wangAlumni: webPageSource(
    '河海大学校友会：汪胡桢',
    'Hohai alumni: Wang Huzhen',
    'alumni.hhu.edu.cn/2011/0517/c11526a185478/page.htm',
    '2011-05-17',
  ),
  wangDahe: webPageSource(
    '大河网：中国现代水利的开拓者汪胡桢',
    'Dahe: Wang Huzhen, a pioneer of modern water works',
    'theory.dahe.cn/2023/07-26/1276636.html',
    '2023-07-26',
  ),
  xuKaiArchives: webPageSource(
    '河海大学档案馆：须恺',
    'Hohai University archives: Xu Kai',
    'archives.hhu.edu.cn/2018/0528/c5352a172973/page.htm',
    '2018-05-28',
  ),
  xuKaiLife: undatedWebPageSource(
    '求真百科：须恺',
    'Factpedia: Xu Kai',
    'factpedia.org/index.php?title=%E9%A1%BB%E6%81%BA&variant=zh-hans',
  ),
  yanDaily: webPageSource(
    '光明日报：纪念严恺诞辰一百一十周年',
    'Guangming Daily: 110 years since the birth of Yan Kai',
    'epaper.gmw.cn/gmrb/html/2022-08/08/nw.D110000gmrb_20220808_1-11.htm',
    '2022-08-08',
  ),
  yanParty: undatedWebPageSource(
    '九三学社：严恺',
    'Jiusan Society: Yan Kai',
    'www.93.gov.cn/syfc-lyys-zgkxyys-yg/221029.html',
  ),
  yanWater: webPageSource(
    '中国水利网：中国水利的师表严恺',
    'China Water: Yan Kai, a teacher of the profession',
    'www.chinawater.com.cn/ztgz/xwzt/2006mhyk/2/200605/t20060510_123096.htm',
    '2006-05-10',
  ),
  yanLife: undatedWebPageSource(
    '求真百科：严恺',
    'Pediainside: Yan Kai',
    'pediainside.com/index.php?title=%E4%B8%A5%E6%81%BA&variant=zh-hans',
  ),
  xuZhilun: webPageSource(
    '河海大学报：徐芝纶',
    'Hohai University newspaper: Xu Zhilun',
    'paper.hhu.edu.cn/article_show.asp?ArticleID=3493',
    '2011-10-28',
  ),
  xuZhilunLife: undatedWebPageSource(
    '徐芝纶院士生平（转载）',
    'The life of Xu Zhilun (reprint)',
    'bilezu.com/html/26006111.html',
  ),
  qian: webPageSource(
    '澎湃新闻：缅怀钱正英（工程科技知识中心转载）',
    'The Paper: remembering Qian Zhengying (reprint)',
    'ysg.ckcest.cn/ysgNews/1744412.html',
    '2022-10-29',
  ),
  qianHohai: webPageSource(
    '河海大学：缅怀华东水利学院首任院长钱正英',
    'Hohai University: in memory of its first president of 1952',
    'www.hhu.edu.cn/2022/1027/c291a249064/page.htm',
    '2022-10-27',
  ),
  qianScience: webPageSource(
    '科学导报：钱正英',
    'Science Herald: Qian Zhengying',
    'm.fx361.cc/news/2023/0427/21837892.html',
    '2023-04-27',
  ),
  liJiangsu: webPageSource(
    '李仪祉在江苏（期刊转载）',
    'Li Yizhi in Jiangsu (journal reprint)',
    'm.fx361.cc/news/2023/0628/21932702.html',
    '2023-06-28',
  ),
  liDaily: webPageSource(
    '扬子晚报：李仪祉',
    'Yangtse Evening Post: Li Yizhi',
    'www.yangtse.com/news/jy/202510/t20251010_274598.html',
    '2025-10-10',
  ),
  liWater: webPageSource(
    '山西省水利厅：李仪祉',
    'Shanxi Department of Water Resources: Li Yizhi',
    'slt.shanxi.gov.cn/slwh/rwjs/201604/t20160414_3150544.html',
    '2016-04-14',
  ),
}
