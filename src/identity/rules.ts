// Who is sitting at the browser: sessions, forms, sign-in, team seats. The face of this room to all others.
export { planInWords } from './account-routes.ts'
export { admit } from './admission.ts'
export { type AddressOf, clientAddressBy } from './client-address.ts'
export {
  type FormFields,
  formBodyLimit,
  formTokenField,
  formTokenOf,
  readForm,
  refuseForeignForm,
  refuseForeignPage,
} from './forms.ts'
export { keepOpenDoor } from './open-door.ts'
export { ask, button, complaint, confirmation, dashboardPage, form, hidden, personLinks } from './pages/shell.ts'
export { forPeople, leadTo, leadToSignIn, personScope, queryOf, reachableFromPopups } from './person-scope.ts'
export { type IdentityParts, type Session, sessionOf } from './sessions.ts'
export { setPassword } from './sign-in.ts'
export { sweepIdentity } from './sweep.ts'
export { invite, takeSeat } from './team.ts'
export { visitorOf } from './visits.ts'
