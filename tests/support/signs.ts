import type { SignConfig } from '@/lib/product/sign/config'

/** The default sign (SIGN-1), with changes. */
export const sign = (changes: Partial<SignConfig> = {}): SignConfig => ({
  material: 'pvc',
  width: 100,
  height: 25,
  color: 'grey-black',
  mask: { shape: 'flex-rectangle01' },
  finishes: {},
  fixing: { name: 'none', options: {} },
  ...changes,
})
