import { queries } from '@/lib/ground/contract/parameters'
import { loginAnswerSchema } from './client'
import type { Operation } from './operations'
import {
  clientFactorPath,
  codeStepSchema,
  factorAnswer,
  factorPath,
  factorProofSchema,
  factorSetUpAnswer,
  factorSetUpSchema,
  recoveryCodesAnswer,
  staffFactorPath,
} from './second-factor'

/** The calls about one's own second factor. */
const ownFactor = (path: string, whose: string): Operation[] => {
  const own = { tag: 'clients' as const, secured: false, path }
  return [
    { ...own, method: 'get', id: `${whose}Factor`, query: queries.none, answer: factorAnswer },
    {
      ...own,
      method: 'post',
      id: `${whose}FactorSetUp`,
      body: factorSetUpSchema,
      answer: factorSetUpAnswer,
    },
    {
      ...own,
      method: 'put',
      id: `${whose}FactorConfirm`,
      body: codeStepSchema,
      answer: recoveryCodesAnswer,
    },
    { ...own, method: 'delete', id: `${whose}FactorRemove`, body: factorProofSchema, status: 204 },
    {
      ...own,
      method: 'post',
      path: `${path}/recovery-codes`,
      id: `${whose}RecoveryCodes`,
      body: factorProofSchema,
      answer: recoveryCodesAnswer,
    },
  ]
}

const step = (who: string): Operation => ({
  tag: 'clients',
  secured: false,
  method: 'post',
  path: `/api/auth/${who}/code`,
  id: `${who}Code`,
  body: codeStepSchema,
  answer: loginAnswerSchema,
})

/** Second factors of clients and staff (PEOPLE-20). */
export const factorOperations: Operation[] = [
  step('client'),
  step('staff'),
  ...ownFactor(clientFactorPath, 'client'),
  ...ownFactor(staffFactorPath, 'staff'),
  {
    tag: 'clients',
    secured: false,
    method: 'delete',
    path: '/api/auth/staff/code',
    id: 'leaveStaffCode',
    answer: loginAnswerSchema,
  },
  {
    tag: 'clients',
    secured: false,
    method: 'delete',
    path: '/api/second-factors/{kind}/{id}',
    id: 'forgetFactor',
    pathParameters: factorPath,
    status: 204,
  },
]
