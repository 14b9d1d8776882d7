import { configure } from '@testing-library/react';

// The default of one second is missed when two cores carry everything else as well.
configure({ asyncUtilTimeout: 20_000 });
