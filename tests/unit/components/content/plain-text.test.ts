import { expect, it } from 'vitest'
import { plainText } from '@/components/content/plain-text'

it('says what a marked text says, without its marks', () => {
  expect(plainText('## Délais\nDeux **jours**, voir [livraison](/aide/).\n\n- un\n- deux')).toBe(
    'Délais Deux jours, voir livraison. un deux',
  )
})

it('leaves out markup that nobody reads', () => {
  expect(plainText('Un <b>mot</b>')).toBe('Un mot')
})
