import { expect, it } from 'vitest'
import { type Actor, type StaffRole, visitor } from '@/lib/people/actor/actor'
import { mayCallOff, mayPlan } from '@/lib/people/actor/planned-rights'

const of = (role: StaffRole): Actor => ({ kind: 'staff', staff: { id: 1, email: 'staff@shop.test', role } })

it('a translator plans when texts are published, and calls off nothing that is planned', () => {
  const translator = of('translator')
  expect(mayPlan(translator, {})).toBe(true)
  expect(mayPlan(translator, { deleteID: 3 })).toBe(false)
  expect(mayCallOff(translator)).toBe(false)
})

it('who changes content does both, and neither the workshop nor a visitor does either', () => {
  for (const role of ['owner', 'clerk'] as const)
    expect([mayPlan(of(role), {}), mayPlan(of(role), { deleteID: 3 })]).toEqual([true, true])
  for (const actor of [of('production'), visitor])
    expect([mayPlan(actor, {}), mayPlan(actor, { deleteID: 3 })]).toEqual([false, false])
})
