import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const torch = [
  { method: 'GET', path: '/torch/get', procedure: 'torch.get', shared: true },
  { method: 'POST', path: '/torch/add', procedure: 'torch.add', mayNeedReview: true },
  { method: 'GET', path: '/torch/wishes', procedure: 'torch.wishes', shared: true },
  { method: 'GET', path: '/torch/wishes/mine', procedure: 'torch.mine', needs: 'session' },
  { method: 'DELETE', path: '/torch/wishes/{id}', procedure: 'torch.removeWish', needs: 'session' },
  { method: 'PUT', path: '/admin/torch/{id}/review', procedure: 'torch.review', needs: 'review' },
] as const satisfies readonly RestRow[]
