import type { ModelAnswer } from '@/lib/doors/contract/model-tools'
import { plainSign } from '@/lib/product/sign/plain-sign'
import { catalogue } from './catalogue'

const [found] = catalogue.materials.materials.filter(({ name }) => name === 'brass')
if (!found) throw new Error('no brass')
export const brass = found

/** A model of a brass plate as its form reads it. */
export const brassModel: ModelAnswer = {
  collection: 'sign-models',
  slug: 'sign-brass',
  updatedAt: '2026-11-23T00:00:00.000Z',
  published: true,
  mayPrice: true,
  texts: { title: 'Plaque laiton', description: '', tag: '' },
  stamp: null,
  sign: {
    config: plainSign(brass, 200, 100),
    catalogue: { materials: { ...catalogue.materials, materials: [brass] }, fixings: catalogue.fixings },
  },
}
