// What somebody without a plan sees where credits would be.
import { html } from '../../html/html.ts'
import type { Page } from '../../html/page.ts'
import { dashboardPage } from '../../identity/rules.ts'
import type { Visit } from '../visit.ts'
import { codeBlock } from './elements.ts'

export const planCommand = (email: string, plan: string): string =>
  `npm run -s dustjacket -- subscription set --account ${email} --plan ${plan}`

export const noPlanPage = ({ root, email }: Visit, path: string): Page =>
  dashboardPage({
    title: 'No plan yet',
    description: 'This account has no plan.',
    path,
    root,
    main: html`<h1>No plan yet</h1>
<p class="lead">Work costs credits, and credits come with a plan.</p>
<p>Whoever runs this service gives your account one with this command:</p>
${codeBlock('Command for the operator', planCommand(email, 'growth'))}
<p>Or <a href="${root}/team">take a seat in a team</a>: ask its owner for an invitation.</p>`,
  })
