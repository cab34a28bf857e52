'use client'
import dynamic from 'next/dynamic'
import { AccountSkeleton } from './account-skeleton'

const loadAccount = () => import('./account-view')

/** The account is the browser's alone: its code and its data come after the page. */
export const AccountLoader = dynamic(() => loadAccount().then(({ AccountIsland }) => AccountIsland), {
  ssr: false,
  loading: () => <AccountSkeleton />,
})
