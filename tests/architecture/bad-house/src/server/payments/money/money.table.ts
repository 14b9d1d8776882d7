export const moneyTable = 'money';
