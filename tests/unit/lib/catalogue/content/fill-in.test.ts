import { describe, expect, it } from 'vitest'
import { fillIn } from '@/lib/catalogue/content/fill-in'

const facts = { name: 'Gravure Lille', phone: '', email: 'a@b.fr' }

describe('a text with facts', () => {
  it('says what is known', () => {
    expect(fillIn('À {{name}}, {{ email }}.', facts)).toBe('À Gravure Lille, a@b.fr.')
  })

  it('loses the lines that name a fact that is not filled in or does not exist', () => {
    expect(fillIn('- Tél. {{phone}}\n- {{email}}\n- {{phne}}', facts)).toBe('- a@b.fr')
  })

  it('loses a heading below which nothing stays, and those around it', () => {
    const text = '## Hébergeur\n\n{{phone}}\n\n### Adresse\n\n{{phone}}\n\n## Marques\n\ntrodat'
    expect(fillIn(text, facts).trim()).toBe('## Marques\n\ntrodat')
  })

  it('keeps a heading for what stands under a deeper one', () => {
    expect(fillIn('## A\n\n### B\n\n{{email}}', facts)).toBe('## A\n\n### B\n\na@b.fr')
  })

  it('is left as it is where it names nothing', () => {
    expect(fillIn('## Empty\n', facts)).toBe('## Empty\n')
  })

  it('does not read what a fact says as a name of another', () => {
    expect(fillIn('{{name}}', { name: '{{email}} $& $1', email: 'x' })).toBe('{{email}} $& $1')
  })
})
