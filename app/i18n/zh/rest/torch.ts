export const torch = {
  said: {
    'torch.add': '火炬已传递',
    'torch.removeWish': '赠言已删除',
    'torch.review': '审核结果已保存',
  },
  calls: {
    'torch.get': '火炬已经传到第几棒',
    'torch.add': '传递火炬 1 到 10 棒，可附 20 字以内的赠言；得到连续的棒次',
    'torch.wishes': '最近附有赠言的棒次',
    'torch.mine': '自己在传递火炬时留下的赠言',
    'torch.removeWish': '删除自己的一句赠言；传过的棒次不变',
    'torch.review': '审核一棒的赠言',
  },
  examples: {
    'torch.add': { count: 1, wish: '江河安澜' },
    'torch.review': { status: 'approved', reason: '' },
  },
  tags: {
    torch: '火炬接力',
  },
}
