import { expect, it } from 'vitest'
import { programOf } from '#server/session/user-agent.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/15.0 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116.0 MicroMessenger/8.0', 'WeChat', 'Android'],
  ['Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) CriOS/120.0 Mobile Safari/604.1', 'Chrome', 'iPad'],
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS) Chrome/114.0 HuaweiBrowser/15.0 Mobile', 'Huawei Browser', 'HarmonyOS'],
  ['curl/8.5.0', 'curl', null],
  ['Mozilla/5.0 (unheard of)', null, null],
  ['', null, null],
  [undefined, null, null],
  ['<script>alert(1)</script>', null, null],
  ['x'.repeat(10_000), 'x'.repeat(40), null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(programOf(userAgent)).toEqual({ browser, system })
})
