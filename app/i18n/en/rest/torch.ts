import type { Translations } from '../../translations.ts'
import type { torch as zh } from '../../zh/rest/torch.ts'

export const torch = {
  said: {
    'torch.add': 'The torch is passed on',
    'torch.removeWish': 'The wish is removed',
    'torch.review': 'The review is saved',
  },
  calls: {
    'torch.get': 'How many legs the torch has come',
    'torch.add':
      'Pass the torch on by 1 to 10 legs, with a wish of up to 20 characters; the answer holds the consecutive legs',
    'torch.wishes': 'The newest legs with a wish',
    'torch.mine': 'Your own wishes along the way',
    'torch.removeWish': 'Removes a wish of yours; the legs stay in the count',
    'torch.review': 'Review the wish of a leg',
  },
  examples: {
    'torch.add': { count: 1, wish: 'calm rivers' },
    'torch.review': { status: 'approved', reason: '' },
  },
  tags: {
    torch: 'The torch relay',
  },
} satisfies Translations<typeof zh>
