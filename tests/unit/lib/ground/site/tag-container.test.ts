import { expect, it } from 'vitest'
import { readTagContainer } from '@/lib/ground/site/tag-container'

it('a container is its script and the origins that it talks to', () => {
  expect(readTagContainer('https://tags.example.org/c.js?id=1  https://count.example.org/x')).toEqual({
    script: 'https://tags.example.org/c.js?id=1',
    origins: ['https://tags.example.org', 'https://count.example.org'],
  })
})

it.each([undefined, '', '  '])('no setting is no container: %j', setting => {
  expect(readTagContainer(setting)).toBeNull()
})

it.each([
  'http://tags.example.org/c.js',
  'javascript:alert(1)',
  '//tags.example.org/c.js',
  "https://tags.example.org/c.js 'unsafe-inline'",
  'https://tags.example.org/c.js *',
])('what would be a hole in the policy is refused: %s', setting => {
  expect(() => readTagContainer(setting)).toThrow('TAG_CONTAINER')
})
