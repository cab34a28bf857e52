'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '../cart/skeleton'

const loadSuccess = () => import('./success-view')

/** An order belongs to one person: its code and its data come after the page. */
export const SuccessLoader = dynamic(() => loadSuccess().then(({ SuccessIsland }) => SuccessIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
