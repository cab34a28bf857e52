import { queries } from '@/lib/ground/contract/parameters'
import { sessionPath } from './accounts'
import {
  colleaguePaths,
  colleaguesAnswer,
  invitationRequest,
  membershipRequest,
  removedColleague,
  takeBackRequest,
} from './colleagues'
import type { Operation } from './operations'

const own = { tag: 'clients' as const, secured: false }
const one = { ...own, method: 'delete' as const, pathParameters: sessionPath, status: 204 as const }
const post = { ...own, method: 'post' as const, status: 204 as const }

/** A company's buyers, as its approvers see them (PEOPLE-29). */
export const colleagueOperations: Operation[] = [
  {
    ...own,
    method: 'get',
    path: colleaguePaths.colleagues,
    id: 'colleagues',
    query: queries.none,
    answer: colleaguesAnswer,
  },
  {
    ...one,
    path: `${colleaguePaths.colleagues}/{id}`,
    id: 'removeColleague',
    answer: removedColleague,
    status: 200 as const,
  },
  { ...post, path: colleaguePaths.colleagues, id: 'takeColleagueBack', body: takeBackRequest },
  { ...post, path: colleaguePaths.invitations, id: 'inviteColleague', body: invitationRequest },
  { ...one, path: `${colleaguePaths.invitations}/{id}`, id: 'withdrawInvitation' },
  { ...post, path: colleaguePaths.membership, id: 'joinCompany', body: membershipRequest },
]
