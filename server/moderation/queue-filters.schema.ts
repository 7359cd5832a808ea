/** Why a text waits: its kind is reviewed first, it was reported, or it contains a word of the word list. */
export const whyWaiting = ['review', 'reports', 'words'] as const
export type WhyWaiting = (typeof whyWaiting)[number]
