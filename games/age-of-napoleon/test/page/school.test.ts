import { schoolTests } from '../../../../packages/client/test/school.ts'
import { ageOfNapoleon } from '../../module.ts'
import { SCHOOL } from '../../page/school.ts'

schoolTests(ageOfNapoleon, SCHOOL)
