import type { Translations } from '../translations.ts'
import type { errors as zhErrors } from '../zh/errors.ts'

export const errors = {
  missing: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page may be gone. The river is still there: step back in anywhere below.',
  },
  forbidden: {
    title: 'This page is not open to you',
    text: 'It belongs to somebody else, or to administrators alone.',
  },
  unavailable: {
    title: 'This page cannot be read just now',
    text: 'The place that keeps its content does not answer. Please try again in a while; the story pages can still be read.',
  },
  busy: {
    title: 'Many people are here just now',
    text: 'This page is still waiting for its turn. Please try again in a few seconds.',
  },
  network: {
    title: 'The network did not get through',
    text: 'Please check the connection and try again.',
  },
  load: {
    title: 'This page could not be loaded',
    text: 'Its files did not arrive; the site may just have been updated. Trying again usually helps.',
  },
  refused: {
    title: 'That request could not be carried out',
    text: 'What was sent is incomplete, or this address does not take such requests.',
  },
  fault: {
    title: 'Something went wrong here',
    text: 'It has been noted. Please try again later, or read another page first.',
  },
  forum: {
    boards: 'Failed to load boards',
    board: 'Failed to load board',
    post: 'Failed to load post',
    back: 'Back to the forum',
  },
  reference: 'Reference',
  retry: 'Try again',
  home: 'Back to Home',
  elsewhereTitle: 'Step back into the river',
} satisfies Translations<typeof zhErrors>
