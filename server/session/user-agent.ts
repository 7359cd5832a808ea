/** The program that opened a session. Only two names are stored, and no version or anything else that could identify a person. */
export interface Program {
  browser: string | null
  system: string | null
}

// The order matters, because most programs also name the ones they want to be taken for.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, 'WeChat'],
  [/\bQQ\//, 'QQ'],
  [/DingTalk/i, 'DingTalk'],
  [/HuaweiBrowser/i, 'Huawei Browser'],
  [/MiuiBrowser/i, 'Mi Browser'],
  [/\b(?:MQQBrowser|QQBrowser)\b/, 'QQ Browser'],
  [/\b(?:UCBrowser|UCWEB)\b/, 'UC Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/i, 'HarmonyOS'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Finds the program and the system in a User-Agent. A script is named by its first word. */
export function programOf(userAgent: string | undefined): Program {
  const text = userAgent?.slice(0, 500) ?? ''
  const browser = nameIn(browsers, text) ?? (text.startsWith('Mozilla/') ? null : firstWord(text))
  return { browser, system: nameIn(systems, text) }
}

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

const firstWord = (text: string): string | null => /^[A-Za-z][A-Za-z0-9._-]{0,39}/.exec(text)?.[0] ?? null
