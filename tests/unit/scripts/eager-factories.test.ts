import { describe, expect, it } from 'vitest'
import { eager, makeEager } from '@/scripts/lib/eager-factories.mjs'

const long = `let words = ${JSON.stringify('x'.repeat(5_000))};`
const chunk = (...factories: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["script",${factories.map((one, at) => `${at},${one}`).join()}]);`

/** What the modules of a chunk export, as the browser's runtime would call them. */
function run(source: string): unknown[] {
  const scope: { TURBOPACK: unknown[][] } = { TURBOPACK: [] }
  new Function('globalThis', source)(scope)
  const factories = scope.TURBOPACK.flat().filter(one => typeof one === 'function')
  return factories.map(factory => {
    const module = { exports: {} }
    factory({}, module)
    return module.exports
  })
}

describe('a chunk of the browser', () => {
  it('has its large modules as functions in parentheses, which an engine compiles as they arrive', () => {
    const source = chunk(`(e,t)=>{${long}t.exports={size:words.length}}`)
    const text = eager(source)
    expect(text).toContain('0,(function(e,t){let words')
    expect(run(text)).toEqual([{ size: 5_000 }])
    expect(run(text)).toEqual(run(source))
  })

  it('keeps the order of its modules, and small ones as they are', () => {
    const small = '(e,t)=>{t.exports="small"}'
    const source = chunk(
      small,
      `(e,t)=>{${long}t.exports="first"}`,
      small,
      `(e,t)=>{${long}t.exports="second"}`,
    )
    expect(run(eager(source))).toEqual(['small', 'first', 'small', 'second'])
    expect(eager(source)).toContain(small)
  })

  it.each([
    ['this', '(e,t)=>{LONG t.exports=this}'],
    ['this, within an arrow', '(e,t)=>{LONG t.exports=()=>this}'],
    ['arguments', '(e,t)=>{LONG t.exports=arguments}'],
    ['this, in what a parameter is by itself', '(e,t,n=this)=>{LONG t.exports=n}'],
  ])('keeps a module that asks for its caller by %s', (_, factory) => {
    const source = chunk(factory.replace('LONG', long))
    expect(eager(source)).toBe(source)
  })

  it('may have functions of its own that ask for theirs', () => {
    const source = chunk(`(e,t)=>{${long}t.exports={of(){return this.size},size:3}}`)
    expect(eager(source)).not.toBe(source)
  })

  it('is left alone where it is not the bundler’s', () => {
    const source = `self.x=[(e,t)=>{${long}}]`
    expect(eager(source)).toBe(source)
  })

  it.each([
    ['is written in a way that cannot be read', (text: string) => text.replace('{let', '{let let let')],
    ['ends in the middle', (text: string) => text.slice(0, -40)],
    ['has no list', () => '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push();'],
    ['has nothing', () => '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[]));'],
  ])('is left alone where it %s: a page is slower then, and no build fails', (_, change) => {
    const source = change(chunk(`(e,t)=>{${long}t.exports=1}`))
    expect(eager(source)).toBe(source)
  })
})

it('does nothing to a build that keeps its chunks elsewhere', async () => {
  await expect(makeEager('/nowhere/at/all')).resolves.toBeUndefined()
})
