import { afterEach, expect, test, vi } from 'vitest'
import { confirmDialog, confirmTypes, type Question, registerDialog } from '#app/components/ui/confirm-question.ts'
import { namePrompt, promptText } from '#app/components/ui/ask-for-text.ts'

let leave: () => void = () => undefined
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

/** A dialog that only records its questions. */
function listener() {
  const asked: Question[] = []
  leave = registerDialog(question => asked.push(question))
  return asked
}

test.each([true, false])('the promise resolves with the answer %s', async confirmed => {
  const asked = listener()
  const answer = confirmDialog({ message: 'x', title: 'y', confirmText: 'a', cancelText: 'b', type: 'danger' })
  expect(asked).toMatchObject([{ message: 'x', title: 'y', confirmText: 'a', cancelText: 'b', type: 'danger' }])
  asked[0]?.answer(confirmed)
  await expect(answer).resolves.toBe(confirmed)
})

test('two questions are asked one after the other', async () => {
  const asked = listener()
  const first = confirmDialog({ message: 'one' })
  const second = confirmDialog({ message: 'two' })
  expect(asked.map(question => question.message)).toEqual(['one'])
  asked[0]?.answer(true)
  expect(asked.map(question => question.message)).toEqual(['one', 'two'])
  asked[1]?.answer(false)
  await expect(Promise.all([first, second])).resolves.toEqual([true, false])
})

test('answering twice does not skip the next question', () => {
  const asked = listener()
  void confirmDialog({ message: 'one' })
  void confirmDialog({ message: 'two' })
  void confirmDialog({ message: 'three' })
  asked[0]?.answer(true)
  asked[0]?.answer(false)
  expect(asked.map(question => question.message)).toEqual(['one', 'two'])
})

test('a dialog that unmounts cancels the open questions', async () => {
  listener()
  const answers = Promise.all([confirmDialog({ message: 'one' }), confirmDialog({ message: 'two' })])
  leave()
  await expect(answers).resolves.toEqual([false, false])
})

test.each([true, false])("without a dialog the browser's confirm is used, and %s is returned", async confirmed => {
  const confirm = vi.fn(() => confirmed)
  vi.stubGlobal('window', { confirm })
  await expect(confirmDialog({ message: 'x' })).resolves.toBe(confirmed)
  expect(confirm).toHaveBeenCalledWith('x')
})

test.each(confirmTypes)('the type %s is accepted', type => {
  const asked = listener()
  void confirmDialog({ message: 'x', type })
  expect(asked[0]?.type).toBe(type)
})

test('any other type is refused, and nothing is asked', async () => {
  const asked = listener()
  const options = { message: 'x' }
  Object.assign(options, { type: 'loud' })
  await expect(confirmDialog(options)).rejects.toThrow('warning, danger, info or default')
  expect(asked).toEqual([])
})

test('the prompt has a title in the language of the page, or the given one', () => {
  const prompt = vi.fn(() => 'text')
  vi.stubGlobal('window', { prompt })
  namePrompt('输入')
  expect(promptText()).toBe('text')
  expect(promptText({ title: 'Name', defaultValue: 'a' })).toBe('text')
  expect(prompt.mock.calls).toEqual([
    ['输入', ''],
    ['Name', 'a'],
  ])
})
